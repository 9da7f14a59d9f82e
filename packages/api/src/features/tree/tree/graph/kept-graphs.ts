import type { RequestContext } from '#platform/context.ts';
import { loadColumns, type TreeColumns } from '#features/tree/tree/graph/load-graph.ts';
import { treeVersion } from '#features/tree/tree/records/find-records.ts';

/** People of all kept trees together: about 300 bytes each. */
const mostPeople = 300_000;

interface Kept {
  readonly version: number;
  readonly columns: Promise<TreeColumns>;
  people: number;
}

/**
 * Trees as they were last read, the least recently used first. What is kept is a copy of the database of one
 * version, so a process that does not keep it answers the same.
 */
class KeptGraphs {
  readonly #kept = new Map<string, Kept>();

  async of(ctx: Pick<RequestContext, 'em'>, familyId: string): Promise<TreeColumns> {
    const version = await treeVersion(ctx, familyId);
    const known = this.#kept.get(familyId);
    this.#kept.delete(familyId);
    const kept =
      known?.version === version
        ? known
        : { version, people: 0, columns: loadColumns(ctx, familyId, { version, part: null }) };
    this.#kept.set(familyId, kept);
    try {
      const columns = await kept.columns;
      kept.people = columns.people.length;
      this.#forgetOldest();
      return columns;
    } catch (error) {
      this.#kept.delete(familyId);
      throw error;
    }
  }

  #forgetOldest(): void {
    let total = [...this.#kept.values()].reduce((sum, { people }) => sum + people, 0);
    for (const [familyId, { people }] of this.#kept) {
      if (total <= mostPeople || this.#kept.size === 1) return;
      this.#kept.delete(familyId);
      total -= people;
    }
  }
}

/** By application: tests run several in one process. */
const graphsOf = new WeakMap<object, KeptGraphs>();

/** The whole tree of a family, read when it changed since. */
export function keptColumns(
  ctx: Pick<RequestContext, 'app' | 'em'>,
  familyId: string,
): Promise<TreeColumns> {
  const kept = graphsOf.get(ctx.app) ?? new KeptGraphs();
  graphsOf.set(ctx.app, kept);
  return kept.of(ctx, familyId);
}
