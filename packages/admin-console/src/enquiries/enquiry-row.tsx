import { contactTopic } from '@infinite/schema/catalogue/enquiries';
import type { EnquiryRowFragment } from '@infinite/schema/generated/graphql';
import { enquiryMailWords } from '@infinite/schema/words/enquiries.en';
import { formatMoment } from '#components/moments.ts';
import clsx from 'clsx';
import { usePlaceLinks } from '#platform/use-place-links.ts';
import { enquiriesWords as words } from './enquiries.en.ts';

/** A line of the list: a link to the enquiry, and what to know before opening it. */
export function EnquiryRow({ enquiry, isOpen }: { enquiry: EnquiryRowFragment; isOpen: boolean }) {
  const links = usePlaceLinks();
  const { id, name, email, kind, topic, reference, state, unread, assignee, lastAt } = enquiry;
  return (
    <li
      className={clsx(
        'relative border-t border-rule px-3 py-2 text-sm first:border-t-0 hover:bg-sunk',
        isOpen && 'bg-sunk shadow-[inset_4px_0_0_var(--color-accent)]',
      )}
    >
      <div className="flex items-baseline justify-between gap-3">
        <a
          {...links.to({ enquiry: id })}
          data-row={id}
          aria-current={isOpen ? 'true' : undefined}
          // The whole line opens it.
          className={clsx(
            'min-w-0 text-ink no-underline wrap-anywhere after:absolute after:inset-0',
            unread ? 'font-bold' : 'font-semibold',
          )}
        >
          {unread ? (
            <span
              role="img"
              aria-label={words.unread}
              className="me-2 inline-block size-2.5 rounded-full bg-accent"
            />
          ) : null}
          {name}
          <span className="only-read-aloud">, {reference}</span>
        </a>
        <time dateTime={lastAt} className="shrink-0 text-ink-soft">
          {formatMoment(lastAt)}
        </time>
      </div>
      <p className="m-0 truncate text-ink-soft">{email}</p>
      <p className="m-0 flex flex-wrap justify-between gap-x-3 text-ink-soft">
        <span>
          {contactTopic(topic)?.label ?? enquiryMailWords.kinds[kind]} · {reference}
        </span>
        <span className={clsx(state === 'OPEN' && 'font-semibold text-amber-ink')}>
          {words.states[state]}
          {assignee ? ` · ${assignee.username}` : ''}
        </span>
      </p>
    </li>
  );
}
