import { planIds } from '@infinite/schema/catalogue/plans';
import { userOrders, userStates, type UserState } from '@infinite/schema/catalogue/users';
import type { Role, UserFilter, UserOrder } from '@infinite/schema/generated/graphql';
import type { ViewRules } from '#components/opened-view.ts';
import { startOfDay } from '#components/moments.ts';
import type { TablePlace, TableSort } from '#components/use-table-place.ts';

/** Every role, the most powerful first. */
export const roleNames = [
  'ADMIN',
  'EDITOR',
  'SUPPORT',
  'READER',
  'MEMBER',
] as const satisfies readonly Role[];

/** What a saved view of the list may hold. */
export const userViewRules = (columns: readonly string[]): ViewRules => ({
  filters: {
    plan: planIds,
    role: roleNames,
    state: userStates,
    from: null,
    to: null,
  },
  orders: userOrders,
  columns,
});

/** What the address says, as the API asks for it. */
export function filterOf(place: Pick<TablePlace, 'search' | 'filter'>): UserFilter {
  const plan = place.filter('plan');
  const role = place.filter('role');
  const state = place.filter('state') as UserState | null;
  const [from, to] = [place.filter('from'), place.filter('to')];
  return {
    search: place.search || null,
    plans: plan ? [plan] : null,
    role: roleNames.find((name) => name === role) ?? null,
    emailVerified: state === 'verified' ? true : state === 'unverified' ? false : null,
    suspended: state === 'suspended' ? true : null,
    createdFrom: from ? startOfDay(from) : null,
    // The last day itself is meant too.
    createdBefore: to ? startOfDay(to, 1) : null,
  };
}

/** Whether the first day comes after the last one, so that no account can match. */
export function isInverted(place: Pick<TablePlace, 'filter'>): boolean {
  const [from, to] = [place.filter('from'), place.filter('to')];
  return from !== null && to !== null && from > to;
}

export function orderOf(sort: TableSort): UserOrder {
  const by = userOrders.find((name) => name === sort.by);
  return by ? { by, descending: sort.descending } : { by: 'CREATED', descending: true };
}

/**
 * The same accounts as the query of GET /api/admin/export/users; null where nothing narrows the
 * list, and the documented call exports them all.
 */
export function exportQueryOf(place: Pick<TablePlace, 'search' | 'filter'>): string | null {
  const { role, createdFrom, createdBefore } = filterOf(place);
  const named = {
    search: place.search,
    plan: place.filter('plan'),
    role: role?.toLowerCase(),
    state: place.filter('state'),
    createdFrom,
    createdBefore,
  };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(named)) if (value) query.set(name, value);
  return query.size === 0 ? null : query.toString();
}
