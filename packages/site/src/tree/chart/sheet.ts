import type { Scene } from './scene.ts';
import { elementOf, type Shape } from './shape.ts';
import type { Bounds } from './view.ts';

/** One drawing of a chart at one distance: boxes with their names, or tiles of blocks. */
export interface Sheet {
  readonly element: SVGElement;
  /** Draws what lies in the window from now on, and removes the rest. */
  readonly want: (window: Bounds) => void;
  /** Draws until `end` (`performance.now()`). @returns whether nothing is left to draw */
  readonly work: (end: number) => boolean;
  /** Draws a box at once; the last kept one stays wherever the window goes. */
  readonly keep: (box: number) => SVGElement;
  readonly elementOfBox: (box: number) => SVGElement | undefined;
  /** Whether it serves at a scale of the view. */
  readonly suits: (scale: number) => boolean;
  readonly remove: () => void;
}

interface SheetOptions {
  readonly scene: Scene;
  readonly scale: number;
  readonly prepare: (element: SVGElement, box: number) => void;
}

/** Below this scale nobody can read, and boxes are drawn without text. */
const readable = 0.4;
/** Pixels of a tile of blocks. */
const tileSize = 512;

/** Something to draw, by its key. */
type Wanted = Map<string, () => SVGElement>;

export function createSheet({ scene, scale, prepare }: SheetOptions): Sheet {
  const far = scale < readable;
  const element = elementOf({ tag: 'g' });
  const below = element.appendChild(elementOf({ tag: 'g', set: { 'aria-hidden': 'true' } }));
  const above = element.appendChild(elementOf({ tag: 'g' }));
  const drawn = new Map<string, SVGElement>();
  let waiting: Wanted = new Map();
  let kept: string | null = null;

  const drawBox = (box: number) => {
    const made = elementOf(scene.boxShape(box));
    made.dataset['box'] = String(box);
    prepare(made, box);
    return above.appendChild(made);
  };
  const drawBelow = (shape: () => Shape) => below.appendChild(elementOf(shape()));

  const wantedIn = (window: Bounds): Wanted => (far ? tilesIn(window) : namesIn(window));

  function namesIn(window: Bounds): Wanted {
    const wanted: Wanted = new Map();
    const [x, y] = [(window.left + window.right) / 2, (window.top + window.bottom) / 2];
    const away = (box: number) => {
      const { left, top } = scene.boxAt(box);
      return Math.abs(left - x) + Math.abs(top - y);
    };
    // From the middle of the window outward.
    const boxes = scene.boxesIn(window).map((box) => [away(box), box] as const);
    for (const [, box] of boxes.toSorted(([one], [other]) => one - other)) {
      wanted.set(boxKey(box), () => drawBox(box));
    }
    for (const link of scene.linksIn(window)) {
      wanted.set(`link ${link}`, () => drawBelow(() => scene.linkShape(link)));
    }
    return wanted;
  }

  function tilesIn(window: Bounds): Wanted {
    const wanted: Wanted = new Map();
    const side = tileSize / scale;
    const within = {
      left: Math.max(window.left, scene.bounds.left),
      top: Math.max(window.top, scene.bounds.top),
      right: Math.min(window.right, scene.bounds.right),
      bottom: Math.min(window.bottom, scene.bounds.bottom),
    };
    for (let column = Math.floor(within.left / side); column * side < within.right; column += 1) {
      for (let row = Math.floor(within.top / side); row * side < within.bottom; row += 1) {
        const [left, top] = [column * side, row * side];
        const tile = { left, top, right: left + side, bottom: top + side };
        wanted.set(`tile ${column} ${row}`, () => drawBelow(() => scene.farShape(tile, 1 / scale)));
      }
    }
    return wanted;
  }

  return {
    element,
    want(window) {
      const wanted = wantedIn(window);
      for (const [key, each] of drawn) {
        if (wanted.has(key)) wanted.delete(key);
        else if (key !== kept) {
          each.remove();
          drawn.delete(key);
        }
      }
      waiting = wanted;
    },
    work(end) {
      for (const [key, make] of waiting) {
        if (!drawn.has(key)) drawn.set(key, make());
        waiting.delete(key);
        if (performance.now() > end) break;
      }
      return waiting.size === 0;
    },
    keep(box) {
      kept = boxKey(box);
      const found = drawn.get(kept) ?? drawBox(box);
      drawn.set(kept, found);
      return found;
    },
    elementOfBox: (box) => drawn.get(boxKey(box)),
    suits: (other) =>
      // A little further than where it begins, so that nothing changes twice around that.
      far
        ? other < readable * 1.1 && other / scale < 1.8 && other / scale > 0.55
        : other > readable * 0.85,
    remove: () => element.remove(),
  };
}

const boxKey = (box: number) => `box ${box}`;
