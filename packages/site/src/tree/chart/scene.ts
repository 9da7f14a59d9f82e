import type { Direction } from '@infinite/kinship/moves';
import type { Shape } from './shape.ts';
import type { Bounds } from './view.ts';

/** A person's place in a chart. A person may have several, as an ancestor on both sides has. */
export interface Box extends Bounds {
  readonly person: number;
}

/** What a chart draws: boxes and links by number, found by where they are. */
export interface Scene {
  readonly boxes: number;
  readonly bounds: Bounds;
  readonly boxAt: (box: number) => Box;
  /** The main place of a person; null where the chart does not show them. */
  readonly boxOf: (person: number) => number | null;
  /** Where a key leads from a person; null where nobody is that way. */
  readonly step: (from: number, step: Direction) => number | null;
  readonly boxesIn: (window: Bounds) => readonly number[];
  readonly linksIn: (window: Bounds) => readonly number[];
  readonly boxShape: (box: number) => Shape;
  readonly linkShape: (link: number) => Shape;
  /** A part of the chart from far away, without text; `pixel` is the size of a pixel of the window. */
  readonly farShape: (window: Bounds, pixel: number) => Shape;
}
