import type { GraphIndex } from '@infinite/kinship/graph-index';
import { children, parents } from '@infinite/kinship/relatives';
import type { Step } from './chart-keys.ts';
import type { Scene } from './scene.ts';

/**
 * Where an arrow key leads on a chart: up to a parent, down to a child, and sideways to who stands beside. Of
 * several the nearest on the drawing.
 */
export function sceneStep(
  index: GraphIndex,
  scene: Scene,
  from: number,
  step: Step,
): number | null {
  const own = scene.boxOf(from);
  if (own === null) return null;
  if (step === 'left' || step === 'right') return beside(scene, own, step);
  const relatives = step === 'up' ? parents(index, from) : children(index, from);
  const at = middle(scene, own);
  let best: number | null = null;
  let least = Infinity;
  for (const person of relatives) {
    const box = scene.boxOf(person);
    if (box === null) continue;
    const away = Math.abs(middle(scene, box) - at);
    // The first of two that are equally near: the father, the older child.
    if (away < least - 0.5) [best, least] = [person, away];
  }
  return best;
}

function beside(scene: Scene, own: number, step: 'left' | 'right'): number | null {
  const { left, top, right, bottom, person } = scene.boxAt(own);
  const height = (top + bottom) / 2;
  const [from, to] =
    step === 'left' ? [scene.bounds.left - 1, left] : [right, scene.bounds.right + 1];
  // From the box outward in growing parts, since a row may have ten thousand people.
  for (let reach = 400; ; reach *= 4) {
    const part =
      step === 'left'
        ? { left: Math.max(from, to - reach), right: to }
        : { left: from, right: Math.min(to, from + reach) };
    const found = scene
      .boxesIn({ ...part, top: height - 1, bottom: height + 1 })
      .map((box) => scene.boxAt(box))
      .filter(
        (box) => box.person !== person && (step === 'left' ? box.right <= left : box.left >= right),
      );
    const next = found.toSorted((one, other) =>
      step === 'left' ? other.left - one.left : one.left - other.left,
    )[0];
    if (next) return next.person;
    if (part.left <= from && part.right >= to) return null;
  }
}

function middle(scene: Scene, box: number): number {
  const { left, right } = scene.boxAt(box);
  return (left + right) / 2;
}
