import { execute } from '@infinite/api-client/execute';
import { UnreadNoticesDocument } from '@infinite/schema/generated/operations';
import { memberShellWords } from '#shell/member-shell.en.ts';
import { onLive } from './live-events.ts';

/** Keeps the number beside the bell true. Without scripts the bell is a link without a number. */
export function serveBell(places: readonly HTMLElement[]): void {
  const show = async () => {
    const { unreadNotices } = await execute(UnreadNoticesDocument, {});
    const { count, more } = unreadNotices;
    const text = more ? `${count}+` : String(count);
    for (const place of places) showCount(place, count === 0 ? null : text);
  };
  // Without an answer the number stays as it is.
  const look = () => void show().catch(() => undefined);
  look();
  onLive('notice', look);
}

function showCount(place: HTMLElement, text: string | null): void {
  const badge = place.querySelector<HTMLElement>('[data-bell-count]');
  const aloud = place.querySelector('[data-bell-aloud]');
  if (!badge || !aloud) return;
  badge.hidden = text === null;
  badge.textContent = text;
  aloud.textContent = text === null ? '' : memberShellWords.unread(text);
}
