import { VISITOR_BADGE, VISITOR_COUNT } from '@infinite/schema/catalogue/site-settings';
import type { Chance } from './chance.ts';

interface Beat {
  /** Tells the server that this page is being looked at; how many are, or null if it does not say. */
  send: () => Promise<number | null>;
  /** Whether the page can be seen at all. */
  visible: () => boolean;
}

/**
 * The real number of pages that are being looked at. While the server does not answer, the last
 * number stays; before its first answer there is none.
 * @returns ends it
 */
export function countVisitors(
  show: (count: number) => void,
  chance: Chance,
  beat: Beat,
): () => void {
  let ended = false;
  let callOff: () => void = () => undefined;
  const wait = (ms: number) => {
    callOff = chance.after(ms, () => void tell());
  };
  const tell = async () => {
    const count = beat.visible() ? await beat.send() : null;
    if (ended) return;
    if (count !== null) show(count);
    wait(VISITOR_COUNT.beatEveryMs);
  };
  wait(VISITOR_BADGE.appearsAfterMs);
  return () => {
    ended = true;
    callOff();
  };
}
