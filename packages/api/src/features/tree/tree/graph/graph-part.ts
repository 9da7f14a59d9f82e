import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import type { GraphPart } from '#features/tree/tree/graph/load-graph.ts';
import { rowsOf } from '#platform/database/tables.ts';

/**
 * The people around one: `up` generations of ancestors and `down` of descendants, with the partners and the
 * children of every union on the way. One query a generation; a cycle ends where it closes.
 */
export async function partAround(
  ctx: Pick<RequestContext, 'em'>,
  familyId: string,
  { root, up, down }: { root: string; up: number; down: number },
): Promise<GraphPart> {
  const people = new Set([root]);
  const unions = new Set<string>();
  const ancestors = [[root]];
  for (let generation = 0; generation < up; generation += 1) {
    const parents = await step(ctx, familyId, { from: ancestors.at(-1) ?? [], role: 'CHILD' });
    ancestors.push(keepNew(parents, { people, unions, goOn: 'PARTNER' }));
  }
  let current = [root];
  for (let generation = 0; generation <= down && current.length > 0; generation += 1) {
    const own = await step(ctx, familyId, { from: current, role: 'PARTNER' });
    const isLast = generation === down;
    const shown = isLast ? own.filter(({ role }) => role === 'PARTNER') : own;
    current = keepNew(shown, { people, unions, goOn: 'CHILD' });
  }
  return { people: [...people], unions: [...unions] };
}

interface LinkRow {
  readonly unionId: string;
  readonly individualId: string;
  readonly role: 'PARTNER' | 'CHILD';
}

/** Everyone in the unions that these people belong to in this role. */
async function step(
  ctx: Pick<RequestContext, 'em'>,
  familyId: string,
  { from, role }: { from: readonly string[]; role: 'PARTNER' | 'CHILD' },
): Promise<LinkRow[]> {
  if (from.length === 0) return [];
  return rowsOf(
    ctx.em,
    sql<LinkRow>`
      select p.union_id, p.individual_id, p.role from tree_union_people p
      where p.family_id = ${familyId} and p.union_id in (
        select union_id from tree_union_people
        where family_id = ${familyId} and role = ${role}
          and individual_id = any(${[...from]}::uuid[]))`,
  );
}

function keepNew(
  rows: readonly LinkRow[],
  { people, unions, goOn }: { people: Set<string>; unions: Set<string>; goOn: LinkRow['role'] },
): string[] {
  const next: string[] = [];
  for (const { unionId, individualId, role } of rows) {
    unions.add(unionId);
    if (people.has(individualId)) continue;
    people.add(individualId);
    if (role === goOn) next.push(individualId);
  }
  return next;
}
