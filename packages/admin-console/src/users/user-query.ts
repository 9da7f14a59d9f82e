import { userOrders } from '@infinite/schema/catalogue/users';
import type { UserFilter, UserOrder } from '@infinite/schema/generated/graphql';
import { startOfDay } from '#components/moments.ts';
import type { TablePlace, TableSort } from '#components/use-table-place.ts';

export const userStates = ['verified', 'unverified', 'suspended'] as const;
type UserState = (typeof userStates)[number];

/** What the address says, as the API asks for it. */
export function filterOf(place: Pick<TablePlace, 'search' | 'filter'>): UserFilter {
  const plan = place.filter('plan');
  const role = place.filter('role');
  const state = place.filter('state') as UserState | null;
  const [from, to] = [place.filter('from'), place.filter('to')];
  return {
    search: place.search || null,
    plans: plan ? [plan] : null,
    role: role === 'ADMIN' || role === 'MEMBER' ? role : null,
    emailVerified: state === 'verified' ? true : state === 'unverified' ? false : null,
    suspended: state === 'suspended' ? true : null,
    createdFrom: from ? startOfDay(from) : null,
    // The last day itself is meant too.
    createdBefore: to ? startOfDay(to, 1) : null,
  };
}

export function orderOf(sort: TableSort): UserOrder {
  const by = userOrders.find((name) => name === sort.by);
  return by ? { by, descending: sort.descending } : { by: 'CREATED', descending: true };
}
