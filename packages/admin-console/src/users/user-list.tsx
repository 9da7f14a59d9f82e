import { useQuery } from '@apollo/client/react';
import { freePlan, planIds } from '@infinite/schema/catalogue/plans';
import { userLimits } from '@infinite/schema/catalogue/users';
import {
  UserCountDocument,
  UsersDocument,
  type UserRowFragment,
} from '@infinite/schema/generated/graphql';
import { planNames, usersConsoleWords } from '#users/users.en.ts';
import { Badge } from '@infinite/ui/badge';
import { useEffect } from 'react';
import { Moment } from '#components/moment.tsx';
import { nextCursor } from '#components/next-cursor.ts';
import { ViewedTable } from '#components/data-table.tsx';
import { ExportButton } from '#components/export-button.tsx';
import { useSavedViews } from '#components/saved-views.tsx';
import type { TableColumn } from '#components/table-column.ts';
import { useTablePlace } from '#components/use-table-place.ts';
import { usePageSize } from '#components/use-page-size.ts';
import { useTableState } from '#components/use-table-state.ts';
import { useTableView } from '#components/use-table-view.ts';
import { usePlaceLinks } from '#platform/use-place-links.ts';
import { BulkBar } from './bulk-bar.tsx';
import { StateBadges } from './state-badges.tsx';
import { useChosen } from './use-chosen.ts';
import { CreatedFilters, UserFilters } from './user-filters.tsx';
import { exportQueryOf, filterOf, isInverted, orderOf, userViewRules } from './user-query.ts';

const words = usersConsoleWords.list;

const columns: readonly TableColumn<UserRowFragment>[] = [
  {
    key: 'USERNAME',
    header: words.columns.username,
    cell: (user) => user.username,
    sortable: true,
  },
  { key: 'EMAIL', header: words.columns.email, cell: (user) => user.email, sortable: true },
  {
    key: 'plan',
    header: words.columns.plan,
    cell: (user) => <PlanBadge plan={user.subscriptionPlan} />,
  },
  { key: 'state', header: words.columns.state, cell: (user) => <StateBadges user={user} /> },
  {
    key: 'CREATED',
    header: words.columns.created,
    cell: (user) => <Moment at={user.createdAt} />,
    sortable: true,
  },
  {
    key: 'LAST_SEEN',
    header: words.columns.lastSeen,
    cell: (user) => (user.lastSeenAt ? <Moment at={user.lastSeenAt} /> : words.never),
    sortable: true,
  },
];

const rules = userViewRules(columns.map(({ key }) => key));

/** Every account, searched, sorted and narrowed by the server. */
export function UserList() {
  const links = usePlaceLinks();
  const table = useTablePlace({ by: 'CREATED', descending: true });
  const view = useTableView(words.label, columns);
  const panel = useSavedViews({ list: 'users', rules, hidden: view.hidden, hide: view.hide });
  const pageSize = usePageSize(userLimits.page);
  const filter = filterOf(table);
  const chosen = useChosen(JSON.stringify(filter));
  const { data, previousData, ...query } = useQuery(UsersDocument, {
    variables: {
      filter,
      order: orderOf(table.sort),
      first: pageSize.rows,
      after: table.after,
      counted: false,
    },
  });
  const state = useTableState(query);
  const { error, refetch } = query;
  useEffect(() => {
    if (error) console.error('Reading the users failed', error);
  }, [error]);
  const users = (data ?? previousData)?.users;
  const narrowed = exportQueryOf(table);
  const { data: counted } = useQuery(UserCountDocument, {
    // One more than is said, to know whether there are more.
    variables: { filter, atMost: userLimits.countedMost + 1 },
  });
  const found = counted?.users.totalCount;
  const { data: whole } = useQuery(UserCountDocument, { skip: narrowed === null });
  const exportAll = whole ? words.exportAll(whole.users.totalCount) : words.exportAllUsers;
  return (
    <ViewedTable
      label={words.label}
      columns={columns}
      view={view}
      panel={panel}
      pageSize={pageSize}
      choice={chosen.choice}
      notice={<BulkBar chosen={chosen} filter={filter} found={found ?? 0} />}
      rows={users?.nodes ?? []}
      rowKey={(user) => user.id}
      linkOf={(user) => links.to({ user: user.id })}
      state={state}
      onRetry={() => void refetch().catch(() => undefined)}
      place={table}
      searchLabel={words.search}
      filters={{
        inLine: <UserFilters place={table} />,
        folded: <CreatedFilters place={table} />,
        names: ['plan', 'role', 'state'],
        foldedNames: ['from', 'to'],
      }}
      actions={
        <>
          {narrowed && found !== undefined && found > 0 ? (
            <ExportButton
              kind="users"
              size="sm"
              label={words.exportThese(found)}
              query={narrowed}
            />
          ) : null}
          <ExportButton kind="users" size="sm" label={narrowed ? exportAll : words.export} />
        </>
      }
      endCursor={nextCursor(users)}
      summary={found === undefined ? undefined : words.total(found)}
      emptyTitle={words.emptyTitle}
      emptyText={isInverted(table) ? words.invertedText : undefined}
    />
  );
}

function PlanBadge({ plan }: { plan: string }) {
  const known = planIds.find((id) => id === plan);
  return (
    <Badge tone={plan === freePlan ? 'plain' : 'accent'}>{known ? planNames[known] : plan}</Badge>
  );
}
