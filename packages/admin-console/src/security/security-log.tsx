import { useQuery } from '@apollo/client/react';
import { securityEventKinds, securityLog } from '@infinite/schema/catalogue/security';
import {
  SecurityEventsDocument,
  type SecurityLineFragment,
} from '@infinite/schema/generated/graphql';
import { securityLogWords } from '@infinite/schema/words/security.en';
import { usersConsoleWords } from '@infinite/schema/words/users-console.en';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { Select } from '@infinite/ui/select';
import { DataTable } from '#components/data-table.tsx';
import { formatMoment } from '#components/moments.ts';
import type { TableColumn } from '#components/table-column.ts';
import { useTablePlace } from '#components/use-table-place.ts';
import { useTableState } from '#components/use-table-state.ts';
import { usePlace } from '#platform/use-place.ts';

const words = securityLogWords.operator;
const { columns: heads } = words;

const columns: readonly TableColumn<SecurityLineFragment>[] = [
  { key: 'at', header: heads.at, cell: (line) => formatMoment(line.lastAt) },
  { key: 'kind', header: heads.kind, cell: whatHappened },
  { key: 'account', header: heads.account, cell: (line) => <Account line={line} /> },
  { key: 'from', header: heads.from, cell: (line) => `${line.device} · ${line.network}` },
  { key: 'detail', header: heads.detail, cell: (line) => line.detail ?? '' },
];

/** The security log of every account, narrowed by what happened. */
export function SecurityLog() {
  const place = usePlace();
  const table = useTablePlace({ by: 'at', descending: true });
  const chosen = table.filter('about');
  const kind = securityEventKinds.find((known) => known === chosen) ?? null;
  const { data, previousData, ...query } = useQuery(SecurityEventsDocument, {
    variables: { kind, first: securityLog.page, after: table.after },
  });
  const state = useTableState(query);
  const events = (data ?? previousData)?.securityEvents;
  return (
    <div>
      <Button size="sm" onClick={() => place.open('users')}>
        {usersConsoleWords.audit.back}
      </Button>
      <h2 className="mt-4 mb-0 text-2xl">{words.title}</h2>
      <p className="mt-1 mb-4 text-sm text-ink-soft">{words.lead}</p>
      <DataTable
        label={words.title}
        columns={columns}
        rows={events?.nodes ?? []}
        rowKey={(line) => line.id}
        state={state}
        onRetry={() => void query.refetch().catch(() => undefined)}
        place={table}
        filters={
          <Field label={words.kind}>
            <Select
              value={kind ?? ''}
              onChange={({ target }) => table.setFilter('about', target.value || null)}
            >
              <option value="">{words.everything}</option>
              {securityEventKinds.map((known) => (
                <option key={known} value={known}>
                  {securityLogWords.kinds[known]}
                </option>
              ))}
            </Select>
          </Field>
        }
        endCursor={events?.pageInfo.hasNextPage ? (events.pageInfo.endCursor ?? null) : null}
        emptyTitle={words.empty}
      />
    </div>
  );
}

function whatHappened(line: SecurityLineFragment): string {
  const what = securityLogWords.kinds[line.kind];
  return line.count > 1 ? `${what} (${securityLogWords.times(line.count)})` : what;
}

function Account({ line: { account } }: { line: SecurityLineFragment }) {
  const place = usePlace();
  if (!account) return words.nobody;
  return (
    <button
      type="button"
      aria-label={`${usersConsoleWords.audit.openUser}: ${account.name}`}
      onClick={() => place.go({ user: account.id })}
      className="link min-h-8 cursor-pointer border-0 bg-transparent p-0 text-start"
    >
      {account.name}
    </button>
  );
}
