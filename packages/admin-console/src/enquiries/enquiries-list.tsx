import { useQuery } from '@apollo/client/react';
import { EnquiriesDocument } from '@infinite/schema/generated/graphql';
import { EmptyState } from '@infinite/ui/empty-state';
import { ErrorState } from '@infinite/ui/error-state';
import { Spinner } from '@infinite/ui/spinner';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { consoleTableWords } from '#components/components.en.ts';
import { nextCursor } from '#components/next-cursor.ts';
import { TablePages } from '#components/table-pages.tsx';
import { useTablePlace } from '#components/use-table-place.ts';
import { useTableState } from '#components/use-table-state.ts';
import { EnquiriesFilters, enquiryFilter } from './enquiries-filters.tsx';
import { enquiriesWords as words } from './enquiries.en.ts';
import { EnquiryRow } from './enquiry-row.tsx';

const everyMs = 30_000;

/** What people wrote, the one with the newest message first. */
export function EnquiriesList({ opened }: { opened: string | null }) {
  const place = useTablePlace({ by: 'received', descending: true });
  const query = useQuery(EnquiriesDocument, {
    variables: { ...enquiryFilter(place), search: place.search, after: place.after },
    fetchPolicy: 'cache-and-network',
    pollInterval: everyMs,
  });
  const list = useRef<HTMLUListElement>(null);
  useReturnToRow(list, opened);
  const found = (query.data ?? query.previousData)?.enquiries;
  const rows = found?.nodes ?? [];
  // What is read again in the background is no wait.
  const state = useTableState({ ...query, loading: query.loading && !query.data });
  return (
    <section aria-label={words.title}>
      <EnquiriesFilters place={place} />
      {state === 'failed' || state === 'offline' ? (
        <ErrorState
          title={
            state === 'offline' ? consoleTableWords.offlineTitle : consoleTableWords.failedTitle
          }
          retryLabel={words.retry}
          onRetry={() => void query.refetch().catch(() => undefined)}
        >
          {state === 'offline' ? consoleTableWords.offlineText : consoleTableWords.failedText}
        </ErrorState>
      ) : null}
      {rows.length === 0 && state === 'loading' ? <Spinner className="text-accent" /> : null}
      {rows.length === 0 && state === 'ready' ? (
        <EmptyState title={words.emptyTitle}>{words.emptyText}</EmptyState>
      ) : null}
      <ul
        ref={list}
        onKeyDown={moveAmongLinks}
        className="m-0 list-none overflow-auto rounded-md border border-rule p-0 empty:hidden lg:max-h-[calc(100vh-16rem)]"
      >
        {rows.map((row) => (
          <EnquiryRow key={row.id} enquiry={row} isOpen={row.id === opened} />
        ))}
      </ul>
      <TablePages
        place={place}
        endCursor={nextCursor(found)}
        summary={words.summary(found?.totalCount ?? 0)}
        busy={state === 'loading'}
      />
    </section>
  );
}

/** Back from an enquiry, the focus is on its row again. */
function useReturnToRow(list: { readonly current: HTMLElement | null }, opened: string | null) {
  const last = useRef(opened);
  useEffect(() => {
    if (opened === null && last.current !== null) {
      list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(last.current)}"]`)?.focus();
    }
    last.current = opened;
  }, [list, opened]);
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1 };

function moveAmongLinks(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.findIndex((row) => row === document.activeElement);
  event.preventDefault();
  rows[at + step]?.focus();
}
