import type { Audience, TreeKnowledge } from '@infinite/gedcom/living/withhold';
import type { Structure } from '@infinite/gedcom/structure';
import type { RequestContext } from '#platform/context.ts';
import { livingIn, recordsOfKind, type RecordName, type UnionLink } from '#features/tree/tree/index.ts';

/** What `withhold` has to know of a whole tree, without holding its records. */
export async function knowledgeOfTree(
  ctx: RequestContext,
  familyId: string,
  tree: {
    readonly names: readonly RecordName[];
    readonly links: readonly UnionLink[];
    readonly audience: Audience;
  },
): Promise<TreeKnowledge> {
  const { seesLivingDetails } = tree.audience;
  const year = ctx.clock.now().toZonedDateTimeISO('UTC').year;
  const living = seesLivingDetails ? new Set<string>() : await livingIn(ctx, familyId, year);
  const unions = new Set(
    tree.links
      .filter(({ role, individualId }) => role === 'PARTNER' && living.has(individualId))
      .map(({ unionId }) => unionId),
  );
  const restricted = new Set(
    tree.names.filter(({ isRestricted }) => isRestricted).map(({ id }) => id),
  );
  const ofLiving = new Set<string>();
  if (!seesLivingDetails) {
    for (const [kind, ids] of [['INDI', living] as const, ['FAM', unions] as const]) {
      for await (const records of recordsOfKind(ctx, familyId, kind)) {
        for (const { id, structure } of records) if (ids.has(id)) collect(structure, ofLiving);
      }
    }
  }
  return {
    isLiving: (id) => living.has(id),
    isRestricted: (id) => restricted.has(id),
    hasLivingPartner: (id) => unions.has(id),
    isOfLiving: (id) => ofLiving.has(id),
  };
}

/** Media and notes that a record points to. */
function collect({ children }: Structure, into: Set<string>): void {
  for (const child of children ?? []) {
    const { tag, pointer } = child;
    if (pointer !== undefined && (tag === 'OBJE' || tag === 'SNOTE')) into.add(pointer);
    collect(child, into);
  }
}
