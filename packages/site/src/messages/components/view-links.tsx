import { futureMessagesWords as words } from '#messages/future-messages.en.ts';
import clsx from 'clsx';
import type { ReactElement } from 'react';
import { viewHref, viewNames, type ViewName } from '../message-views.ts';

/** The views of the list: links, so that each has an address and works without scripts. */
export function ViewLinks({ current }: { current: ViewName }): ReactElement {
  return (
    <nav aria-label={words.views.label} className="border-b border-rule">
      <ul className="m-0 -mb-px flex list-none overflow-x-auto p-0">
        {viewNames.map((view) => (
          <li key={view}>
            <a
              href={viewHref(view)}
              aria-current={view === current ? 'page' : undefined}
              className={clsx(
                'flex min-h-12 items-center border-b-3 px-2 py-2 text-sm font-semibold whitespace-nowrap no-underline sm:px-4 sm:text-base',
                'focus-visible:-outline-offset-3',
                view === current
                  ? 'border-accent text-accent'
                  : 'border-transparent text-ink-soft hover:text-ink',
              )}
            >
              {words.views[view]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
