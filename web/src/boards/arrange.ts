/** Laying elements into the room of a place: row by row, as large as they fit. */

import type { Shape, Spot } from "./layout";

/** Width and height of each shape at its natural size, with a little air. */
const FOOTPRINTS: Record<Shape, readonly [number, number]> = {
  figure: [44, 46],
  token: [38, 38],
  disc: [30, 30],
  card: [40, 54],
};

export const LABEL_HEIGHT = 20;
const STEPS = 12;

export interface Laid {
  x: number;
  y: number;
  scale: number;
}

interface Row {
  places: number[];
  width: number;
  height: number;
}

function rowsOf(shapes: readonly Shape[], scale: number, room: number): Row[] {
  const rows: Row[] = [];
  let row: Row = { places: [], width: 0, height: 0 };
  shapes.forEach((shape, place) => {
    const [width, height] = FOOTPRINTS[shape];
    if (row.places.length && row.width + width * scale > room) {
      rows.push(row);
      row = { places: [], width: 0, height: 0 };
    }
    row.places.push(place);
    row.width += width * scale;
    row.height = Math.max(row.height, height * scale);
  });
  if (row.places.length) rows.push(row);
  return rows;
}

function fits(rows: Row[], width: number, height: number): boolean {
  return (
    rows.every((row) => row.width <= width) &&
    rows.reduce((sum, row) => sum + row.height, 0) <= height
  );
}

/** Give for each shape where its middle lies and how large it is. */
export function arrange(spot: Spot, shapes: readonly Shape[]): Laid[] {
  const above = spot.label || spot.silent ? 0 : LABEL_HEIGHT;
  const [width, height] = [spot.width, spot.height - above];
  const largest = spot.largest ?? 1;
  let [least, most] = [0.05, largest];
  if (fits(rowsOf(shapes, most, width), width, height)) least = most;
  for (let step = 0; least < most && step < STEPS; step += 1) {
    const tried = (least + most) / 2;
    if (fits(rowsOf(shapes, tried, width), width, height)) least = tried;
    else most = tried;
  }
  const rows = rowsOf(shapes, least, width);
  const laid: Laid[] = [];
  let y = spot.y + above + (height - rows.reduce((sum, row) => sum + row.height, 0)) / 2;
  for (const row of rows) {
    let x = spot.x + (width - row.width) / 2;
    for (const place of row.places) {
      const room = FOOTPRINTS[shapes[place] ?? "token"][0] * least;
      laid[place] = { x: x + room / 2, y: y + row.height / 2, scale: least };
      x += room;
    }
    y += row.height;
  }
  return laid;
}
