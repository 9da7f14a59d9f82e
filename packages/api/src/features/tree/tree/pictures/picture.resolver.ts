import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import { linksOfIndividual } from '#features/tree/tree/pictures/links.loader.ts';
import { treePictures } from '#features/tree/tree/pictures/list-pictures.ts';
import { TreePersonLink, TreePicture } from '#features/tree/tree/pictures/picture.types.ts';
import {
  TreeIndividualType,
  type ShownIndividual,
} from '#features/tree/tree/view/individual.types.ts';

@Resolver(() => TreeIndividualType)
export class PictureResolver {
  @Query(() => [TreePicture], {
    description: 'A photo of each of at most 200 individuals, where the caller may see one.',
  })
  treePictures(
    @Ctx() ctx: RequestContext,
    @Arg('ids', () => [ID]) ids: string[],
  ): Promise<TreePicture[]> {
    return treePictures(ctx, ids);
  }

  @FieldResolver(() => [TreePersonLink], {
    description: 'Who they are in the product, of the people whom the caller may see.',
  })
  async links(
    @Ctx() ctx: RequestContext,
    @Root() { id, view }: ShownIndividual,
  ): Promise<TreePersonLink[]> {
    // A program learns nothing of members, children and the address book from the tree.
    if (view !== 'FULL' || (ctx.actor.kind === 'member' && ctx.actor.key)) return [];
    return linksOfIndividual(ctx, id);
  }
}
