import { livelinessWords as words, sampleNotices } from '@infinite/schema/words/site-settings.en';
import { browserChance } from './chance.ts';
import { countVisitors } from './counted-visitors.ts';
import { showSampleNotices } from './sample-notices.ts';
import { simulateVisitors } from './simulated-visitors.ts';
import { sendVisit } from './visitor-calls.ts';

const beat = { send: sendVisit, visible: () => document.visibilityState === 'visible' };

/** Shows the badge and the pop-up of the home page, where the server has rendered them. */
export function serveLiveliness(places: readonly HTMLElement[]): void {
  for (const place of places) {
    serveBadge(place.querySelector<HTMLElement>('[data-visitors]'));
    serveNotices(place.querySelector<HTMLElement>('[data-sample-notices] > div'));
  }
}

function serveBadge(badge: HTMLElement | null): void {
  const viewing = badge?.querySelector('[data-viewing]');
  if (!badge || !viewing) return;
  const show = (count: number) => {
    viewing.textContent = words.viewing(count);
    badge.hidden = false;
  };
  const end =
    badge.dataset.visitors === 'live'
      ? countVisitors(show, browserChance, beat)
      : simulateVisitors(show, browserChance);
  badge.querySelector('button')?.addEventListener('click', () => {
    badge.hidden = true;
    end();
  });
}

/** One press ends the notices for this visit. */
function serveNotices(card: HTMLElement | null): void {
  const [what, when] = card?.querySelectorAll('p') ?? [];
  const name = what?.querySelector('strong');
  const text = what?.querySelector('span');
  if (!card || !when || !name || !text) return;
  const show = (at: number | null) => {
    const notice = at === null ? undefined : sampleNotices[at];
    card.hidden = !notice;
    if (!notice) return;
    name.textContent = notice.name;
    text.textContent = `(${notice.location}) ${notice.action}`;
    when.textContent = notice.time;
  };
  const end = showSampleNotices(show, browserChance, sampleNotices.length);
  card.querySelector('button')?.addEventListener('click', () => {
    card.hidden = true;
    end();
  });
}
