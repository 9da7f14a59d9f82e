/**
 * Draws the map of the world that the places of the vault lie on, from Natural Earth (public domain) as
 * world-atlas packs it: `tsx packages/site/draw-world-map.ts` after a change of the data. The drawing is
 * committed, so that a build needs none of this.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mesh, feature } from 'topojson-client';

type Point = readonly [number, number];

/** Width and height of the world in the units of the drawing; `coasts.tsx` has it, too. */
const size = 8192;
/** Islands of fewer square units than this are left out. */
const leastArea = 3;

const source = fileURLToPath(import.meta.resolve('world-atlas/countries-50m.json'));
// The package documents this shape.
const atlas = JSON.parse(readFileSync(source, 'utf8')) as Parameters<typeof mesh>[0];
const { countries, land } = atlas.objects;
if (!countries || !land) throw new Error('the atlas has no countries, or no land');
const continents = feature(atlas, land);

const coasts = ('features' in continents ? continents.features : [continents])
  .flatMap(({ geometry }) => (geometry.type === 'MultiPolygon' ? geometry.coordinates.flat() : []))
  .map((ring) => drawn(aroundPole(unrolled(ring))));
// The types of the package want properties, which no country of the atlas lacks.
const shapes = countries as Parameters<typeof mesh>[1];
const borders = mesh(atlas, shapes, (one, other) => one !== other).coordinates.map((line) =>
  drawn(unrolled(line)),
);
const drawing = {
  land: coasts
    .filter((ring) => areaOf(ring) >= leastArea)
    .map((ring) => `${pathOf(ring)}z`)
    .join(''),
  borders: borders
    .filter((line) => line.length > 1)
    .map(pathOf)
    .join(''),
};
writeFileSync(
  resolve(import.meta.dirname, 'src/vault/map/world.json'),
  `${JSON.stringify(drawing, null, 2)}\n`,
);

/** Over the date line, longitudes go on: 179, 180, 181. The map draws its other edge there. */
function unrolled(line: readonly (readonly number[])[]): Point[] {
  let turn = 0;
  let before: number | null = null;
  return line.map(([longitude = 0, latitude = 0]) => {
    const step = longitude - (before ?? longitude);
    if (Math.abs(step) > 180) turn -= Math.sign(step) * 360;
    before = longitude;
    return [longitude + turn, latitude];
  });
}

/** A coast that leads once around the earth, which is Antarctica's, is closed at its pole. */
function aroundPole(ring: readonly Point[]): readonly Point[] {
  const [first, last] = [ring[0], ring.at(-1)];
  if (!first || !last || Math.abs(last[0] - first[0]) < 180) return ring;
  return [...ring, [last[0], -90], [first[0], -90]];
}

/** In Mercator's projection, as whole numbers, no point twice in a row. */
function drawn(line: readonly Point[]): Point[] {
  const points: Point[] = [];
  for (const [longitude, latitude] of line) {
    const radians = (Math.max(-85, Math.min(85, latitude)) * Math.PI) / 180;
    const down = 0.5 - Math.log(Math.tan(Math.PI / 4 + radians / 2)) / (2 * Math.PI);
    const x = Math.round(((longitude + 180) / 360) * size);
    const y = Math.round(down * size);
    const last = points.at(-1);
    if (last?.[0] !== x || last[1] !== y) points.push([x, y]);
  }
  return points;
}

/** Relative coordinates: short numbers, which compress well. */
function pathOf(points: readonly Point[]): string {
  let [x, y] = points[0] ?? [0, 0];
  const steps = points.slice(1).map(([nextX, nextY]) => {
    const step = `${nextX - x} ${nextY - y}`;
    [x, y] = [nextX, nextY];
    return step;
  });
  return `M${points[0]?.join(' ')}l${steps.join(' ')}`.replaceAll(' -', '-');
}

function areaOf(points: readonly Point[]): number {
  const double = points.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(double) / 2;
}
