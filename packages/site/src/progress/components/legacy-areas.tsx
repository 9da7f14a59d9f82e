import type { LegacyAreaName } from '@infinite/schema/catalogue/home';
import type { ProgressQuery } from '@infinite/schema/generated/graphql';
import type { ReactElement } from 'react';
import { progressWords } from '#progress/progress.en.ts';

const places: Record<LegacyAreaName, string> = {
  RECORDINGS: '/voice-recordings',
  PICTURES: '/schedule-message',
  PEOPLE: '/family-invitations',
  MESSAGES: '/schedule-message',
  RECIPIENTS: '/future-messages',
  DATES: '/schedule-message',
};

/** Area by area: what is there, and one idea for what comes next. */
export function LegacyAreas({ areas }: { areas: ProgressQuery['home']['areas'] }): ReactElement {
  return (
    <ul className="m-0 list-none border-t border-rule p-0">
      {areas.map(({ name, count }) => {
        const words = progressWords.areas[name];
        return (
          <li
            key={name}
            className="grid gap-x-8 gap-y-1 border-b border-rule py-6 sm:grid-cols-[6rem_minmax(0,1fr)_auto] sm:items-center"
          >
            <span
              aria-hidden="true"
              className="font-serif text-4xl text-amber-ink tabular-nums max-sm:empty:hidden"
            >
              {/* What is missing is an idea, not a zero. */}
              {count > 0 ? count.toLocaleString('en-US') : null}
            </span>
            <div className="min-w-0">
              <h2 className="m-0 text-xl">{words.title}</h2>
              <p className="m-0">{count === 0 ? words.none : words.count(count)}</p>
              <p className="m-0 text-ink-soft">{words.idea}</p>
            </div>
            <a href={places[name]} className="link inline-flex min-h-11 items-center">
              {words.action}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
