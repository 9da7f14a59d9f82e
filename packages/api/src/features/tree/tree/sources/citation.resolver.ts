import { textBelow } from '@infinite/gedcom/structure-queries';
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import { seesSource } from '#features/tree/tree/sources/list-sources.ts';
import { readerOf, recordOf } from '#features/tree/tree/view/tree.loaders.ts';
import { TreeCitation } from '#features/tree/tree/view/tree.types.ts';

@Resolver(() => TreeCitation)
export class CitationResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Null where the source has no record, or the caller may not see it.',
  })
  async sourceTitle(
    @Ctx() ctx: RequestContext,
    @Root() { sourceId }: TreeCitation,
  ): Promise<string | null> {
    if (sourceId === null || !z.guid().safeParse(sourceId).success) return null;
    const record = await recordOf(ctx, sourceId);
    const { audience } = await readerOf(ctx);
    if (record?.kind !== 'SOUR' || !seesSource(record, audience)) return null;
    const { structure } = record;
    return textBelow(structure, 'TITL') ?? textBelow(structure, 'ABBR') ?? '';
  }
}
