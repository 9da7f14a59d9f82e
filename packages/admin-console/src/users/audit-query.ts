import { auditGroups } from '@infinite/schema/catalogue/audit';
import type { AuditFilter } from '@infinite/schema/generated/graphql';
import { startOfDay } from '#components/moments.ts';
import type { ViewRules } from '#components/opened-view.ts';
import type { TablePlace } from '#components/use-table-place.ts';

type Place = Pick<TablePlace, 'search' | 'filter'>;

/** What the address asks of the audit log; sign-ins of staff stand among the other lines. */
export function auditFilterOf(place: Place): AuditFilter {
  const group = auditGroups.find((name) => name === place.filter('about')) ?? null;
  const [from, to] = [place.filter('from'), place.filter('to')];
  const subjectId = place.filter('subject');
  return {
    group,
    search: place.search || null,
    actorId: place.filter('actor'),
    subjectId,
    from: from ? startOfDay(from) : null,
    // The last day itself is meant too.
    before: to ? startOfDay(to, 1) : null,
    signIns: true,
  };
}

/** The same lines as the query of GET /api/admin/export/audit. */
export function auditExportQuery(place: Place, format: 'csv' | 'json'): string {
  const { group, search, actorId, subjectId, from, before } = auditFilterOf(place);
  const query = new URLSearchParams({ format });
  const named = { group, search, actorId, subjectId, from, before };
  for (const [name, value] of Object.entries(named)) if (value) query.set(name, value);
  return query.toString();
}

export const auditViewRules: ViewRules = {
  filters: { about: auditGroups, actor: null, subject: null, from: null, to: null },
  orders: [],
  columns: ['at', 'actor', 'what', 'subject'],
};
