import type { DashboardQuery } from '@infinite/schema/generated/graphql';
import { dayWords } from '@infinite/schema/words/dates.en';
import type { ReactElement } from 'react';
import { treePersonPath } from '#tree/paths.ts';
import { contactPath } from '#contacts/paths.ts';
import { dashboardWords } from '#dashboard/dashboard.en.ts';
import { futureMessagesWords } from '#messages/future-messages.en.ts';

const words = dashboardWords.dates;

/** Birthdays and other days of the coming weeks, and what goes out on each. */
export function ComingDates(props: { dates: DashboardQuery['home']['dates'] }): ReactElement {
  return (
    <ul className="m-0 list-none p-0">
      {props.dates.map(({ messageId, contactId, treePersonId, on, recurrence, title }) => (
        <li
          key={messageId ?? contactId ?? `${recurrence} ${treePersonId}`}
          className="flex flex-wrap items-baseline gap-x-6 border-b border-rule py-3"
        >
          <span className="min-w-36 font-serif text-lg text-amber-ink">{dayWords(on)}</span>
          <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
            <a
              href={pathOf({ messageId, contactId, treePersonId })}
              className="link inline-block py-1"
            >
              {title || futureMessagesWords.untitled}
            </a>{' '}
            <span className="text-ink-soft">
              {treePersonId ? '' : contactId ? words.birthdayOf : words.kinds[recurrence]}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

type Coming = DashboardQuery['home']['dates'][number];

function pathOf(date: Pick<Coming, 'messageId' | 'contactId' | 'treePersonId'>): string {
  if (date.treePersonId) return treePersonPath(date.treePersonId);
  return date.contactId ? contactPath(date.contactId) : `/future-messages/${date.messageId}`;
}
