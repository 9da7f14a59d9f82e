import type { Scene } from './scene.ts';
import type { Shape } from './shape.ts';
import type { Bounds, Point } from './view.ts';

/** The scale at which a chart is opened when all of it does not fit: names are read easily. */
export const readingScale = 0.9;

/**
 * A scene as it stands in the middle of its window before a script runs, around a person, for the
 * inside of the chart's `<svg>`. The chart begins with the same view, so that nothing moves.
 */
export function stillShape(scene: Scene, person: number): Shape {
  const { x, y } = middleAround(scene, person);
  const links = scene.linksIn(scene.bounds).map((link) => scene.linkShape(link));
  const boxes = scene.boxesIn(scene.bounds).map((box) => {
    const shape = scene.boxShape(box);
    return scene.boxAt(box).person === person ? shape : outOfTabOrder(shape);
  });
  return {
    tag: 'g',
    set: { class: 'chart-still', transform: `scale(${readingScale}) translate(${-x} ${-y})` },
    in: [{ tag: 'g', set: { 'aria-hidden': 'true' }, in: links }, ...boxes],
  };
}

/** The window of a drawing does not follow the focus: Tab reaches the person in its middle alone. */
function outOfTabOrder(shape: Shape): Shape {
  return {
    ...shape,
    ...(shape.tag === 'a' ? { set: { ...shape.set, tabindex: -1 } } : {}),
    ...(shape.in
      ? { in: shape.in.map((part) => (typeof part === 'string' ? part : outOfTabOrder(part))) }
      : {}),
  };
}

/** Units of the chart that somebody may stand above or below the middle of the window. */
const mostAside = 170;

/** What is in the middle when a chart is opened around a person: them, or a row nearer to the rest of the chart. */
export function middleAround(scene: Scene, person: number): Point {
  const all = middleOf(scene.bounds);
  const box = scene.boxOf(person);
  if (box === null) return all;
  const own = middleOf(scene.boxAt(box));
  return { x: own.x, y: own.y + Math.min(mostAside, Math.max(-mostAside, all.y - own.y)) };
}

function middleOf({ left, top, right, bottom }: Bounds): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
