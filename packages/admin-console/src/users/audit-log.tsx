import { useQuery } from '@apollo/client/react';
import { auditLimits } from '@infinite/schema/catalogue/audit';
import { AuditEventsDocument, type AuditLineFragment } from '@infinite/schema/generated/graphql';
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
import { AuditChanges } from './audit-changes.tsx';

const words = usersConsoleWords.audit;
const { columns: heads } = words;

const columns: readonly TableColumn<AuditLineFragment>[] = [
  { key: 'at', header: heads.at, cell: (line) => formatMoment(line.at) },
  { key: 'actor', header: heads.actor, cell: (line) => line.actor.name },
  { key: 'action', header: heads.action, cell: (line) => line.action },
  { key: 'subject', header: heads.subject, cell: (line) => <Subject line={line} /> },
  { key: 'changes', header: heads.changes, cell: (line) => <AuditChanges line={line} /> },
];

/** Everything that administrators did. */
export function AuditLog() {
  const place = usePlace();
  const table = useTablePlace({ by: 'at', descending: true });
  const subjectKind = table.filter('about');
  const { data, previousData, ...query } = useQuery(AuditEventsDocument, {
    variables: { filter: { subjectKind }, first: auditLimits.page, after: table.after },
  });
  const state = useTableState(query);
  const events = (data ?? previousData)?.auditEvents;
  return (
    <div>
      <Button size="sm" onClick={() => place.open('users')}>
        {words.back}
      </Button>
      <h2 className="mt-4 mb-0 text-2xl">{words.label}</h2>
      <p className="mt-1 mb-4 text-sm text-ink-soft">{words.lead}</p>
      <DataTable
        label={words.label}
        columns={columns}
        rows={events?.nodes ?? []}
        rowKey={(line) => line.id}
        state={state}
        onRetry={() => void query.refetch().catch(() => undefined)}
        place={table}
        filters={
          <Field label={words.kind}>
            <Select
              value={subjectKind ?? ''}
              onChange={({ target }) => table.setFilter('about', target.value || null)}
            >
              <option value="">{usersConsoleWords.filters.any}</option>
              {Object.entries(words.kinds).map(([kind, label]) => (
                <option key={kind} value={kind}>
                  {label}
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

function Subject({ line }: { line: AuditLineFragment }) {
  const place = usePlace();
  const { kind, id, name } = line.subject;
  const label = name ?? id ?? kind;
  if (kind !== 'user' || !id) return label;
  return (
    <button
      type="button"
      aria-label={`${words.openUser}: ${label}`}
      onClick={() => place.go({ user: id })}
      className="link min-h-8 cursor-pointer border-0 bg-transparent p-0 text-start"
    >
      {label}
    </button>
  );
}
