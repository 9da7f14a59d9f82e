import { NOTIFICATION_POPUP as popup } from '@infinite/schema/catalogue/site-settings';
import { between, type Chance } from './chance.ts';

/**
 * Shows one of `count` notices now and then, by its number, and hides it again (null), as the
 * specification says in section 9.
 * @returns ends it
 */
export function showSampleNotices(
  show: (notice: number | null) => void,
  chance: Chance,
  count: number,
): () => void {
  let callOffNext: () => void;
  let callOffHide: () => void = () => undefined;
  const next = () => {
    show(between(chance, 0, count - 1));
    callOffHide = chance.after(popup.hidesAfterMs, () => show(null));
    callOffNext = chance.after(between(chance, popup.everyMs.from, popup.everyMs.to), next);
  };
  callOffNext = chance.after(popup.firstAfterMs, next);
  return () => {
    callOffNext();
    callOffHide();
  };
}
