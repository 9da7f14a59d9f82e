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
/** Milliseconds of a frame for drawing, at least and at most; the rest of the 16 is the browser's. */
const drawingTime = { least: 1, most: 5 } as const;
/** Milliseconds after which a frame is late, on a display of 60 a second. */
const late = 18;
/** Milliseconds after a zoom until it is drawn sharply. */
const settling = 130;
/** Milliseconds between questions for what is missing while a zoom is under way. */
const between = 90;

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
  let cullAt = 0;
  let frame = 0;
  let lastFrame = 0;
  let budget: number = drawingTime.most;
  const kept = new Set<number>();

  const ask = () => {
    frame ||= requestAnimationFrame(draw);
  };

  function draw(now: number): void {
    frame = 0;
    if (!scene || size.width === 0) return;
    if (view.scale !== drawnScale && now >= settleAt) settle();
    place();
    suit(scene);
    const isMissing = !culled || !contains(culled, seen(view, size));
    if (isMissing && now >= cullAt) cull(now);
    const end = performance.now() + timeFor(now);
    const target = next ?? sheet;
    const complete = target?.work(end) ?? true;
    if (complete && next) exchange();
    if (!complete || isMissing || view.scale !== drawnScale) ask();
  }

  /** Less for drawing after a late frame, more after one that was in time: devices differ tenfold. */
  function timeFor(now: number): number {
    const isLate = now - lastFrame > late && now - lastFrame < 500;
    lastFrame = now;
    const { least, most } = drawingTime;
    budget = Math.min(most, Math.max(least, budget * (isLate ? 0.6 : 1.1)));
    return budget;
  }

  function place(): void {
    const ratio = view.scale / drawnScale;
    const [x, y] = [view.x + origin.x * view.scale, view.y + origin.y * view.scale];
    layer.style.transform = `translate(${x}px, ${y}px)${ratio === 1 ? '' : ` scale(${ratio})`}`;
  }

  /** What is drawn becomes sharp at the scale that the view came to rest at. */
  function settle(): void {
    drawnScale = view.scale;
    setGround();
  }

  /** Begins another drawing where the one that is there, or under way, is of another distance. */
  function suit(shown: Scene): void {
    if ((next ?? sheet)?.suits(view.scale)) return;
    next?.remove();
    next = makeSheet(shown);
    // Zoomed back to where it was.
    if (sheet?.suits(view.scale)) next = null;
    culled = null;
    cullAt = 0;
  }

  function setGround(): void {
    ground.setAttribute('transform', `scale(${drawnScale}) translate(${-origin.x} ${-origin.y})`);
  }

  function makeSheet(shown: Scene): Sheet {
    const made = createSheet({ scene: shown, scale: view.scale, prepare });
    for (const box of kept) made.keep(box);
    return made;
  }

  function cull(now: number): void {
    culled = seen(view, size, margin);
    // While a zoom is under way every frame shows more, and not every one asks.
    cullAt = now + (view.scale === drawnScale ? 0 : between);
    // Drawn a little beyond what is asked about.
    (next ?? sheet)?.want(seen(view, size, margin * 1.5));
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
      sheet = makeSheet(shown);
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
