import { useQuery } from '@apollo/client/react';
import { auditLimits } from '@infinite/schema/catalogue/audit';
import { AuditLogDocument, type AuditLineFragment } from '@infinite/schema/generated/graphql';
import { Moment } from '#components/moment.tsx';
import { nextCursor } from '#components/next-cursor.ts';
import { usersConsoleWords } from '#users/users.en.ts';
import { ViewedTable } from '#components/data-table.tsx';
import { ExportButton } from '#components/export-button.tsx';
import { useSavedViews } from '#components/saved-views.tsx';
import type { TableColumn } from '#components/table-column.ts';
import { useLostFocus } from '#components/use-lost-focus.ts';
import { usePageSize } from '#components/use-page-size.ts';
import { useTablePlace } from '#components/use-table-place.ts';
import { useTableState } from '#components/use-table-state.ts';
import { useTableView } from '#components/use-table-view.ts';
import { usePlaceLinks } from '#platform/use-place-links.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditPhrase } from './audit-phrase.tsx';
import { auditExportQuery, auditFilterOf, auditViewRules } from './audit-query.ts';
import { AccountLink } from './log-screen.tsx';
import { CreatedFilters } from './user-filters.tsx';
import { isInverted } from './user-query.ts';

const words = usersConsoleWords.audit;
const { columns: heads } = words;

const columns: readonly TableColumn<AuditLineFragment>[] = [
  { key: 'at', header: heads.at, cell: (line) => <Moment at={line.at} /> },
  { key: 'actor', header: heads.actor, cell: (line) => <Actor line={line} /> },
  { key: 'what', header: heads.what, cell: (line) => <AuditPhrase line={line} /> },
  { key: 'subject', header: heads.subject, cell: subjectOf },
];

/** What staff and keys did, and the sign-ins of staff, in words. */
export function AuditLog() {
  const heading = useLostFocus<HTMLHeadingElement>();
  const table = useTablePlace({ by: 'at', descending: true });
  const view = useTableView(words.label, columns);
  const { hidden, hide } = view;
  const panel = useSavedViews({ list: 'audit', rules: auditViewRules, hidden, hide });
  const pageSize = usePageSize(auditLimits.page);
  const { data, previousData, ...query } = useQuery(AuditLogDocument, {
    variables: { filter: auditFilterOf(table), first: pageSize.rows, after: table.after },
  });
  const lines = (data ?? previousData)?.auditEvents;
  const total = lines?.totalCount;
  return (
    <div>
      <h2 ref={heading} tabIndex={-1} className="m-0 text-xl">
        {words.label}
      </h2>
      <p className="mt-1 mb-4 text-sm text-ink-soft">{words.lead}</p>
      <ViewedTable
        label={words.label}
        columns={columns}
        view={view}
        panel={panel}
        pageSize={pageSize}
        rows={lines?.nodes ?? []}
        rowKey={(line) => line.id}
        state={useTableState(query)}
        onRetry={() => void query.refetch().catch(() => undefined)}
        place={table}
        searchLabel={words.search}
        filters={{
          inLine: <AuditFilters place={table} />,
          folded: <CreatedFilters place={table} from={words.from} to={words.to} />,
          names: ['about', 'actor', 'subject'],
          foldedNames: ['from', 'to'],
        }}
        actions={
          <>
            <ExportButton
              kind="audit"
              size="sm"
              label={words.exportCsv(total)}
              query={auditExportQuery(table, 'csv')}
            />
            <ExportButton
              kind="audit"
              size="sm"
              label={words.exportJson(total)}
              query={auditExportQuery(table, 'json')}
            />
          </>
        }
        endCursor={nextCursor(lines)}
        summary={total === undefined ? undefined : words.total(total)}
        emptyTitle={words.empty}
        emptyText={isInverted(table) ? usersConsoleWords.list.invertedText : undefined}
      />
    </div>
  );
}

/** A link to everything that this person did. */
function Actor({ line: { actor } }: { line: AuditLineFragment }) {
  const links = usePlaceLinks();
  if (!actor.id) return <>{actor.name}</>;
  return (
    <a
      {...links.to({ actor: actor.id, after: null })}
      aria-label={`${actor.name}: ${words.allOf}`}
      className="link inline-flex min-h-8 items-center"
    >
      {actor.name}
    </a>
  );
}

function subjectOf({ subject: { kind, id, name } }: AuditLineFragment) {
  if (kind === 'user' && id) return <AccountLink id={id} name={name ?? id} />;
  return name ?? words.kinds[kind] ?? '–';
}
