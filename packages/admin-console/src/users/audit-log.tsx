import { useQuery } from '@apollo/client/react';
import { auditLimits } from '@infinite/schema/catalogue/audit';
import { AuditEventsDocument, type AuditLineFragment } from '@infinite/schema/generated/graphql';
import { usersConsoleWords } from '#users/users.en.ts';
import { formatMoment } from '#components/moments.ts';
import type { TableColumn } from '#components/table-column.ts';
import { useTablePlace } from '#components/use-table-place.ts';
import { AuditChanges } from './audit-changes.tsx';
import { AccountLink, LogScreen } from './log-screen.tsx';

const words = usersConsoleWords.audit;
const { columns: heads } = words;

const columns: readonly TableColumn<AuditLineFragment>[] = [
  { key: 'at', header: heads.at, cell: (line) => formatMoment(line.at) },
  { key: 'actor', header: heads.actor, cell: (line) => line.actor.name },
  { key: 'action', header: heads.action, cell: (line) => line.action },
  { key: 'subject', header: heads.subject, cell: subjectOf },
  { key: 'changes', header: heads.changes, cell: (line) => <AuditChanges line={line} /> },
];

/** Everything that administrators did. */
export function AuditLog() {
  const table = useTablePlace({ by: 'at', descending: true });
  const { data, previousData, ...query } = useQuery(AuditEventsDocument, {
    variables: {
      filter: { subjectKind: table.filter('about') },
      first: auditLimits.page,
      after: table.after,
    },
  });
  return (
    <LogScreen
      words={{ ...words, title: words.label }}
      columns={columns}
      kinds={Object.entries(words.kinds)}
      table={table}
      query={query}
      lines={(data ?? previousData)?.auditEvents}
    />
  );
}

function subjectOf({ subject: { kind, id, name } }: AuditLineFragment) {
  const label = name ?? id ?? kind;
  return kind === 'user' && id ? <AccountLink id={id} name={label} /> : label;
}
