import type { Scene } from './scene.ts';
import { elementOf } from './shape.ts';
import { createSheet, type Sheet } from './sheet.ts';
import { contains, seen, type Bounds, type Size, type View } from './view.ts';

export interface Painter {
  /** Another chart takes the place of the one that is drawn. */
  readonly show: (scene: Scene, view: View, size: Size) => void;
  readonly move: (view: View, size: Size) => void;
  /** The element of a box, drawn at once where it was not. It stays while it is kept. */
  readonly keep: (box: number) => SVGElement;
  readonly elementOfBox: (box: number) => SVGElement | undefined;
  readonly stop: () => void;
}

/** Pixels around the window that are drawn before somebody sees them. */
const margin = 360;
/** Milliseconds of a frame for drawing; the rest of the 16 is the browser's. */
const drawingTime = 5;
/** Milliseconds after a zoom until it is drawn sharply. */
const settling = 130;
/** Below this scale nobody can read, and boxes are drawn without text. */
const readable = 0.4;

/**
 * Keeps the elements of a chart in step with its view: only what is near the window is in the document. While the
 * view moves, one layer is moved as a whole, which the browser does without drawing again; a zoom is drawn sharply
 * when it comes to rest.
 * @param prepare sets what changes about the element of a box
 */
export function createPainter(
  layer: SVGSVGElement,
  prepare: (element: SVGElement, box: number) => void,
): Painter {
  const ground = elementOf({ tag: 'g' });
  layer.append(ground);
  let scene: Scene | null = null;
  let view: View = { x: 0, y: 0, scale: 1 };
  let size: Size = { width: 0, height: 0 };
  let drawnScale = 1;
  let origin = { x: 0, y: 0 };
  let sheet: Sheet | null = null;
  /** Takes the place of `sheet` once it is complete. */
  let next: Sheet | null = null;
  let culled: Bounds | null = null;
  let settleAt = 0;
  let frame = 0;
  const kept = new Set<number>();

  const ask = () => {
    frame ||= requestAnimationFrame(draw);
  };

  function draw(now: number): void {
    frame = 0;
    if (!scene || size.width === 0) return;
    if (view.scale !== drawnScale && now >= settleAt) settle(scene);
    place();
    const window = seen(view, size);
    if (!culled || !contains(culled, window)) cull(scene);
    const end = performance.now() + drawingTime;
    const target = next ?? sheet;
    const complete = target?.work(end) ?? true;
    if (complete && next) exchange();
    if (!complete || view.scale !== drawnScale) ask();
  }

  function place(): void {
    const ratio = view.scale / drawnScale;
    const [x, y] = [view.x + origin.x * view.scale, view.y + origin.y * view.scale];
    layer.style.transform = `translate(${x}px, ${y}px)${ratio === 1 ? '' : ` scale(${ratio})`}`;
  }

  /** What is drawn becomes sharp at the scale that the view came to rest at. */
  function settle(shown: Scene): void {
    drawnScale = view.scale;
    // Numbers beyond some 100,000 lose their fractions in the browser's layers.
    setGround();
    const far = drawnScale < readable;
    if (sheet?.suits(far, drawnScale)) return;
    next?.remove();
    next = makeSheet(shown, far);
    culled = null;
  }

  function setGround(): void {
    ground.setAttribute('transform', `scale(${drawnScale}) translate(${-origin.x} ${-origin.y})`);
  }

  function makeSheet(shown: Scene, far: boolean): Sheet {
    const made = createSheet({ scene: shown, far, scale: drawnScale, prepare });
    for (const box of kept) made.keep(box);
    return made;
  }

  function cull(shown: Scene): void {
    culled = seen(view, size, margin);
    // Drawn a little beyond what is asked about, so that not every frame asks again.
    const wanted = seen(view, size, margin * 1.5);
    (next ?? sheet)?.want(wanted);
    if (!sheet && !next) sheet = makeSheet(shown, drawnScale < readable);
  }

  function exchange(): void {
    const focused = document.activeElement;
    const box = focused instanceof SVGElement ? focused.dataset['box'] : undefined;
    sheet?.remove();
    sheet = next;
    next = null;
    if (!sheet) return;
    ground.append(sheet.element);
    if (box !== undefined && !focused?.isConnected) {
      sheet.elementOfBox(Number(box))?.focus({ preventScroll: true });
    }
  }

  return {
    show(shown, at, window) {
      scene = shown;
      view = at;
      size = window;
      drawnScale = view.scale;
      const middle = seen(view, size);
      origin = {
        x: Math.round((middle.left + middle.right) / 2),
        y: Math.round((middle.top + middle.bottom) / 2),
      };
      kept.clear();
      next?.remove();
      sheet?.remove();
      sheet = makeSheet(shown, drawnScale < readable);
      next = null;
      ground.append(sheet.element);
      culled = null;
      setGround();
      ask();
    },
    move(at, window) {
      if (at.scale !== view.scale) settleAt = performance.now() + settling;
      view = at;
      size = window;
      ask();
    },
    keep(box) {
      kept.clear();
      kept.add(box);
      next?.keep(box);
      if (!sheet) throw new Error('nothing is shown');
      return sheet.keep(box);
    },
    elementOfBox: (box) => sheet?.elementOfBox(box),
    stop() {
      cancelAnimationFrame(frame);
      ground.remove();
    },
  };
}
