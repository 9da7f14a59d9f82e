import { VISITOR_BADGE as badge } from '@infinite/schema/catalogue/site-settings';
import { between, type Chance } from './chance.ts';

/**
 * The made-up number of the documented badge (specification, section 9).
 * @returns ends it
 */
export function simulateVisitors(show: (count: number) => void, chance: Chance): () => void {
  let callOff: () => void;
  const showAndWait = (count: number) => {
    show(count);
    const { from, to } = badge.changesEveryMs;
    callOff = chance.after(between(chance, from, to), () => {
      const next = count + between(chance, -badge.step, badge.step);
      showAndWait(Math.min(Math.max(next, badge.min), badge.max));
    });
  };
  callOff = chance.after(badge.appearsAfterMs, () =>
    showAndWait(badge.base + between(chance, 0, badge.spread)),
  );
  return () => callOff();
}
