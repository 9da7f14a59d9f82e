import { mapWords } from './map.en.ts';

/** Degrees; what lies farther apart is more than a town. */
const wide = 1;

interface Named {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** What members call it, or the nearest city, or where it lies. */
export function placeName({ name, latitude, longitude, ...area }: Named): string {
  if (name === '') return mapWords.nameless(latitude, longitude);
  const isWide = area.north - area.south > wide || area.east - area.west > wide;
  return isWide ? mapWords.around(name) : name;
}
