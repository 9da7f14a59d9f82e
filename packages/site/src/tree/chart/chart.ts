import { followKeys } from './chart-keys.ts';
import { followConnect } from './connect-drag.ts';
import { followPointers } from './gestures.ts';
import { createMotion } from './motion.ts';
import { createPainter } from './painter.ts';
import type { Scene } from './scene.ts';
import { middleAround, readingScale } from './still-drawing.ts';
import {
  brought,
  centered,
  held,
  leastScale,
  whole,
  zoomed,
  type Point,
  type Size,
  type View,
} from './view.ts';

export interface ChartOptions {
  /** Somebody pressed a person, or Enter on them. */
  readonly onChoose: (person: number) => void;
  /** The reader moved to a person. */
  readonly onCurrent?: (person: number) => void;
  readonly onVoice?: (person: number) => void;
  /** 'around': at a scale to read at, with the current person in the middle, however small the chart is. */
  readonly opens?: 'around';
  /** Somebody dragged one person to another. */
  readonly onConnect?: (from: number, to: number) => void;
  /** Somebody asked for the relatives whom the chart leaves out. */
  readonly onMore?: (person: number) => void;
}

export interface Chart {
  /** Draws a scene. Where the current person was drawn before, they keep their place in the window. */
  readonly show: (scene: Scene, current: number) => void;
  /** Makes a person the current one and brings them into the window; with focus when asked. */
  readonly go: (person: number, focus?: 'focus') => void;
  readonly zoomBy: (by: number) => void;
  readonly fit: () => void;
  readonly home: () => void;
  /** Marks whose voice is heard. */
  readonly setPlaying: (person: number | null) => void;
  readonly stop: () => void;
}

const edge = 48;

/**
 * Serves the chart of a family in `ground`, which holds an `<svg>` for the drawing: it is moved by pointers,
 * wheel and keys, and draws only what is near the window.
 */
export function serveChart(ground: HTMLElement, options: ChartOptions): Chart {
  const layer = ground.querySelector('svg');
  if (!layer) throw new Error('a chart needs an svg to draw in');
  let scene: Scene | null = null;
  let current = -1;
  let playing: number | null = null;
  let view: View = { x: 0, y: 0, scale: 1 };
  let size = sizeOf(ground);
  let touched = false;

  const painter = createPainter(layer, (element, box) => {
    const person = scene?.boxAt(box).person;
    mark(element, {
      current: person === current,
      main: scene?.boxOf(person ?? -1) === box,
      playing: person === playing,
    });
  });
  const motion = createMotion((next) => apply(next));
  const stopPointers = followPointers(ground, {
    pan: (right, down) => {
      motion.stop();
      apply({ ...view, x: view.x + right, y: view.y + down });
    },
    zoom: (by, at) => zoomAt(by, at),
    end: () => undefined,
  });
  const { onConnect } = options;
  const stopConnect = onConnect && followConnect(ground, onConnect);
  const stopKeys = followKeys(ground, {
    step: (step) => {
      const next = scene?.step(current, step) ?? null;
      if (next !== null) go(next, 'focus');
    },
    zoom: (by) => zoomBy(by),
    fit: () => fit(),
    voice: () => options.onVoice?.(current),
  });
  // What stood there until now.
  layer.querySelector('.chart-still')?.remove();
  layer.style.inset = '0 auto auto 0';
  const observer = new ResizeObserver(() => {
    const before = size;
    size = sizeOf(ground);
    if (!scene || size.width === 0) return;
    if (before.width === 0) {
      start(scene);
      return;
    }
    if (before.width === size.width && before.height === size.height) return;
    // The middle stays, and the current person in the window.
    const [x, y] = [(size.width - before.width) / 2, (size.height - before.height) / 2];
    const kept = { ...view, x: view.x + x, y: view.y + y };
    const box = scene.boxOf(current);
    apply(box === null ? kept : brought(kept, scene.boxAt(box), size, edge));
  });
  observer.observe(ground);
  ground.addEventListener('click', onClick);
  ground.addEventListener('focusin', onFocus);

  function apply(next: View): void {
    if (!scene) return;
    touched = true;
    view = held(next, scene.bounds, size);
    painter.move(view, size);
  }

  function zoomAt(by: number, at: Point): void {
    if (!scene) return;
    motion.stop();
    apply(zoomed(view, by, at, leastScale(scene.bounds, size)));
  }

  function zoomBy(by: number): void {
    if (!scene) return;
    const middle = { x: size.width / 2, y: size.height / 2 };
    motion.to(view, zoomed(view, by, middle, leastScale(scene.bounds, size)));
  }

  function fit(): void {
    if (scene) motion.to(view, whole(scene.bounds, size));
  }

  /** The first view: all of it where that can be read, else around the current person. */
  function start(shown: Scene): void {
    const all = whole(shown.bounds, size);
    const box = shown.boxOf(current);
    const readable = all.scale >= Math.min(readingScale, size.width < 500 ? 0.75 : 0.65);
    view =
      box === null || (readable && options.opens !== 'around')
        ? all
        : centered(middleAround(shown, current), readingScale, size);
    painter.show(shown, view, size);
    if (box !== null) painter.keep(box);
  }

  function go(person: number, focus?: 'focus'): void {
    const box = scene?.boxOf(person) ?? null;
    if (!scene || box === null) return;
    const before = scene.boxOf(current);
    current = person;
    if (before !== null) remark(before);
    const element = painter.keep(box);
    remark(box);
    options.onCurrent?.(person);
    if (focus) element.querySelector('a')?.focus({ preventScroll: true });
    motion.to(view, brought(view, scene.boxAt(box), size, Math.min(edge, size.width / 8)));
  }

  function remark(box: number): void {
    const element = painter.elementOfBox(box);
    const person = scene?.boxAt(box).person;
    if (element)
      mark(element, { current: person === current, main: true, playing: person === playing });
  }

  function onClick(event: MouseEvent): void {
    if (!(event.target instanceof Element)) return;
    const node = event.target.closest<SVGElement>('[data-person]');
    if (!node) return zoomToward(event);
    const person = Number(node.dataset['person']);
    if (event.target.closest('[data-voice]')) {
      options.onVoice?.(person);
      return;
    }
    if (event.target.closest('[data-more]')) {
      options.onMore?.(person);
      return;
    }
    // With one of these keys the person opens elsewhere.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(person);
    options.onChoose(person);
  }

  /** From far away, where nobody can be pressed, a press comes nearer. */
  function zoomToward(event: MouseEvent): void {
    if (!scene || view.scale >= 0.4) return;
    const { left, top } = ground.getBoundingClientRect();
    const at = { x: event.clientX - left, y: event.clientY - top };
    const least = leastScale(scene.bounds, size);
    motion.to(view, zoomed(view, Math.min(4, readingScale / view.scale), at, least));
  }

  function onFocus({ target }: FocusEvent): void {
    const node = target instanceof Element ? target.closest<SVGElement>('[data-person]') : null;
    const person = Number(node?.dataset['person'] ?? current);
    if (person !== current) go(person);
  }

  return {
    show(shown, person) {
      const before = scene?.boxOf(person) ?? null;
      const was = scene && before !== null ? scene.boxAt(before) : null;
      scene = shown;
      current = person;
      const box = shown.boxOf(person);
      motion.stop();
      if (!was || box === null || !touched) {
        touched = false;
        start(shown);
        return;
      }
      const now = shown.boxAt(box);
      view = {
        scale: view.scale,
        x: view.x + (was.left - now.left) * view.scale,
        y: view.y + (was.top - now.top) * view.scale,
      };
      view = held(view, shown.bounds, size);
      painter.show(shown, view, size);
      painter.keep(box);
    },
    go,
    zoomBy,
    fit,
    home() {
      const root = scene?.step(current, 'home') ?? null;
      if (root !== null) go(root);
    },
    setPlaying(person) {
      const before = playing;
      playing = person;
      for (const each of [before, person]) {
        const box = each === null ? null : scene?.boxOf(each);
        if (box !== null && box !== undefined) remark(box);
      }
    },
    stop() {
      observer.disconnect();
      motion.stop();
      stopPointers();
      stopKeys();
      stopConnect?.();
      painter.stop();
      ground.removeEventListener('click', onClick);
      ground.removeEventListener('focusin', onFocus);
    },
  };
}

interface Marks {
  readonly current: boolean;
  /** Whether it is the main place of its person, which Tab reaches. */
  readonly main: boolean;
  readonly playing: boolean;
}

/** Tab reaches one person of the chart and their voice; the arrow keys reach the rest. */
function mark(element: SVGElement, { current, main, playing }: Marks): void {
  const tab = current && main ? '0' : '-1';
  const link = element.querySelector('a');
  link?.setAttribute('tabindex', tab);
  if (current) link?.setAttribute('aria-current', 'true');
  else link?.removeAttribute('aria-current');
  const voice = element.querySelector('[data-voice]');
  voice?.setAttribute('tabindex', tab);
  voice?.toggleAttribute('data-playing', playing);
  voice?.setAttribute('aria-pressed', String(playing));
}

function sizeOf(ground: HTMLElement): Size {
  return { width: ground.clientWidth, height: ground.clientHeight };
}
