import { useQuery } from '@apollo/client/react';
import { securityEventKinds, securityLog } from '@infinite/schema/catalogue/security';
import {
  SecurityEventsDocument,
  type SecurityLineFragment,
} from '@infinite/schema/generated/graphql';
import { securityLogWords } from '@infinite/schema/words/security.en';
import { Moment } from '#components/moment.tsx';
import type { TableColumn } from '#components/table-column.ts';
import { useTablePlace } from '#components/use-table-place.ts';
import { AccountLink, LogScreen } from '#users/log-screen.tsx';

const words = securityLogWords.operator;
const { columns: heads } = words;

const columns: readonly TableColumn<SecurityLineFragment>[] = [
  { key: 'at', header: heads.at, cell: (line) => <Moment at={line.lastAt} /> },
  { key: 'kind', header: heads.kind, cell: whatHappened },
  {
    key: 'account',
    header: heads.account,
    cell: ({ account }) =>
      account ? <AccountLink id={account.id} name={account.name} /> : words.nobody,
  },
  { key: 'from', header: heads.from, cell: (line) => `${line.device} · ${line.network}` },
  { key: 'detail', header: heads.detail, cell: (line) => line.detail ?? '' },
];

/** The security log of every account, narrowed by what happened. */
export function SecurityLog() {
  const table = useTablePlace({ by: 'at', descending: true });
  const kind = securityEventKinds.find((known) => known === table.filter('about')) ?? null;
  const { data, previousData, ...query } = useQuery(SecurityEventsDocument, {
    variables: { kind, first: securityLog.page, after: table.after },
  });
  return (
    <LogScreen
      words={{ ...words, everyKind: words.everything }}
      columns={columns}
      kinds={securityEventKinds.map((known) => [known, securityLogWords.kinds[known]])}
      table={table}
      query={query}
      lines={(data ?? previousData)?.securityEvents}
    />
  );
}

function whatHappened(line: SecurityLineFragment): string {
  const what = securityLogWords.kinds[line.kind];
  return line.count > 1 ? `${what} (${securityLogWords.times(line.count)})` : what;
}
