import { vaultLimits } from '@infinite/schema/catalogue/vault';
import type { Area } from '#vault/paths.ts';

/** What a map shows: its middle in parts of the world's width and height, from the top left. */
export interface MapView {
  readonly x: number;
  readonly y: number;
  /** 0 shows the world in 256 pixels, and each step doubles that. */
  readonly zoom: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Mercator's projection ends here. */
const end = 85.05;
const worldPixels = 256;
/** The poles have a lot of room in this projection, and hardly anybody takes photos there. */
const mostNorth = 83;
const mostSouth = -75;
const highest = downOf(mostNorth);
const lowest = downOf(mostSouth);

/** Pixels of the world's width. */
export const worldWidth = ({ zoom }: Pick<MapView, 'zoom'>): number => worldPixels * 2 ** zoom;

function acrossOf(longitude: number): number {
  return (longitude + 180) / 360;
}

function downOf(latitude: number): number {
  const radians = (Math.min(end, Math.max(-end, latitude)) * Math.PI) / 180;
  return 0.5 - Math.log(Math.tan(Math.PI / 4 + radians / 2)) / (2 * Math.PI);
}

const longitudeOf = (x: number): number => turned(x) * 360 - 180;
const latitudeOf = (y: number): number =>
  ((2 * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - Math.PI / 2) * 180) / Math.PI;

/** The earth is round: 0 to 1. */
const turned = (x: number): number => x - Math.floor(x);
const between = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** All of the world, in the middle. */
export function wholeWorld(size: Size): MapView {
  return within({ x: 0.5, y: (highest + lowest) / 2, zoom: 0 }, size);
}

/** The nearest view that a map may have: as high as the world, and not beyond its poles. */
export function within({ x, y, zoom }: MapView, size: Size): MapView {
  // In whole world no part comes twice, and nothing lies above or below it.
  const least = Math.log2(
    Math.max(size.width / worldPixels, size.height / worldPixels / (lowest - highest)),
  );
  const next = between(zoom, Math.min(least, vaultLimits.map.zoom), vaultLimits.map.zoom);
  const half = size.height / 2 / worldWidth({ zoom: next });
  return { x: turned(x), y: between(y, highest + half, lowest - half), zoom: next };
}

/** By pixels of the window. */
export function panned(view: MapView, right: number, down: number, size: Size): MapView {
  const width = worldWidth(view);
  return within({ ...view, x: view.x + right / width, y: view.y + down / width }, size);
}

/** @param at what keeps its place, in pixels from the middle of the map */
export function zoomed(
  view: MapView,
  steps: number,
  size: Size,
  at: { readonly x: number; readonly y: number } = { x: 0, y: 0 },
): MapView {
  const { zoom } = within({ ...view, zoom: view.zoom + steps }, size);
  const shift = 1 / worldWidth(view) - 1 / worldWidth({ zoom });
  return within({ x: view.x + at.x * shift, y: view.y + at.y * shift, zoom }, size);
}

/** What is in view. */
export function areaOf({ x, y, zoom }: MapView, { width, height }: Size): Area {
  const pixels = worldWidth({ zoom });
  const [right, down] = [width / 2 / pixels, height / 2 / pixels];
  const all = right >= 0.5 - 1e-9;
  return {
    west: all ? -180 : longitudeOf(x - right),
    east: all ? 180 : longitudeOf(x + right),
    // What lies nearer to a pole than the map shows is at its edge.
    south: y + down >= lowest - 1e-9 ? -90 : latitudeOf(y + down),
    north: y - down <= highest + 1e-9 ? 90 : latitudeOf(y - down),
  };
}

/** Where a place stands in the window, in pixels from the top left; the nearer way around the earth. */
export function placed(
  place: { readonly latitude: number; readonly longitude: number },
  view: MapView,
  size: Size,
): { readonly left: number; readonly top: number } {
  const pixels = worldWidth(view);
  const across = turned(acrossOf(place.longitude) - view.x + 0.5) - 0.5;
  // What lies nearer to a pole stands at the edge of the map.
  const down = downOf(between(place.latitude, mostSouth + 1, mostNorth - 1));
  return {
    left: size.width / 2 + across * pixels,
    top: size.height / 2 + (down - view.y) * pixels,
  };
}

/** What lies at a point of the window, in pixels from the middle of the map. */
export function placeAt(
  { x, y }: { readonly x: number; readonly y: number },
  view: MapView,
): { readonly latitude: number; readonly longitude: number } {
  const pixels = worldWidth(view);
  return { latitude: latitudeOf(view.y + y / pixels), longitude: longitudeOf(view.x + x / pixels) };
}
