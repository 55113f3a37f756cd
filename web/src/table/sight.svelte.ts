/** Which part of a board is seen: enlarged by wheel, fingers, buttons or keys, and moved about. */

const LARGEST = 6;
const WOBBLE = 6;

interface Finger {
  x: number;
  y: number;
}

export class Sight {
  /** How large the board is on the screen. */
  screenWidth = $state(0);
  screenHeight = $state(0);
  zoom = $state(1);
  /** Whether the pointer has moved the board since it went down: then it points at nothing. */
  moved = false;
  private left = $state(0);
  private top = $state(0);
  private width = $state(1);
  private height = $state(1);
  private fingers = new Map<number, Finger>();

  measure(width: number, height: number): void {
    this.width = width;
    this.height = height;
  }

  /** Units of the board per dot of the screen, when all of it is seen. */
  private get unit(): number {
    if (!this.screenWidth || !this.screenHeight) return 1;
    return Math.max(this.width / this.screenWidth, this.height / this.screenHeight);
  }

  private get seenWidth(): number {
    return this.screenWidth ? (this.screenWidth * this.unit) / this.zoom : this.width / this.zoom;
  }

  private get seenHeight(): number {
    return this.screenHeight ? (this.screenHeight * this.unit) / this.zoom : this.height / this.zoom;
  }

  private get seenLeft(): number {
    return within(this.left, this.width, this.seenWidth);
  }

  private get seenTop(): number {
    return within(this.top, this.height, this.seenHeight);
  }

  get box(): string {
    return `${this.seenLeft} ${this.seenTop} ${this.seenWidth} ${this.seenHeight}`;
  }

  all(): void {
    this.zoom = 1;
  }

  /** Enlarge, and keep a point of the board where it is: its middle, or what is pointed at. */
  look(times: number, at?: { x: number; y: number }): void {
    const x = at?.x ?? this.seenLeft + this.seenWidth / 2;
    const y = at?.y ?? this.seenTop + this.seenHeight / 2;
    const [across, down] = [(x - this.seenLeft) / this.seenWidth, (y - this.seenTop) / this.seenHeight];
    this.zoom = Math.min(LARGEST, Math.max(1, this.zoom * times));
    if (this.zoom < 1.02) this.zoom = 1;
    this.left = x - across * this.seenWidth;
    this.top = y - down * this.seenHeight;
  }

  private shift(dx: number, dy: number): void {
    this.left = this.seenLeft + dx;
    this.top = this.seenTop + dy;
  }

  private at(event: MouseEvent): { x: number; y: number } {
    const box = (event.currentTarget as globalThis.Element).getBoundingClientRect();
    return {
      x: this.seenLeft + ((event.clientX - box.left) / box.width) * this.seenWidth,
      y: this.seenTop + ((event.clientY - box.top) / box.height) * this.seenHeight,
    };
  }

  wheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey && this.zoom === 1) return;
    event.preventDefault();
    this.look(event.deltaY < 0 ? 1.2 : 1 / 1.2, this.at(event));
  }

  down(event: PointerEvent): void {
    if (!this.fingers.size) this.moved = false;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
    if (!this.moved && Math.hypot(dx, dy) < WOBBLE) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      this.moved = true;
      this.look(apart(now, other) / Math.max(1, apart(before, other)), this.at(event));
    } else if (this.zoom > 1) {
      this.moved = true;
      const unit = this.unit / this.zoom;
      this.shift(-dx * unit, -dy * unit);
    }
    this.fingers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
  }

  key(event: KeyboardEvent): void {
    const step = 0.2;
    const moves: Record<string, () => void> = {
      "+": () => this.look(1.5),
      "-": () => this.look(1 / 1.5),
      "0": () => this.all(),
    };
    if (this.zoom > 1) {
      moves["ArrowLeft"] = () => this.shift(-step * this.seenWidth, 0);
      moves["ArrowRight"] = () => this.shift(step * this.seenWidth, 0);
      moves["ArrowUp"] = () => this.shift(0, -step * this.seenHeight);
      moves["ArrowDown"] = () => this.shift(0, step * this.seenHeight);
    }
    const deed = moves[event.key];
    if (!deed) return;
    event.preventDefault();
    deed();
  }
}

function apart(one: Finger, other: Finger): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** Where the seen part begins: within the board, or around it where more is seen than there is. */
function within(wanted: number, whole: number, seen: number): number {
  if (seen >= whole) return (whole - seen) / 2;
  return Math.min(Math.max(0, wanted), whole - seen);
}
