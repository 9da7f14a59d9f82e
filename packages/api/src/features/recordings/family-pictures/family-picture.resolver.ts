import { Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import { FamilyMembership, FamilyRole } from '#features/people/families/index.ts';
import { removeFamilyPicture } from '#features/recordings/family-pictures/change-family-picture.ts';
import { picturePathOf } from '#features/recordings/family-pictures/find-family-picture.ts';

@Resolver(() => FamilyMembership)
export class FamilyPictureResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Path of its picture; null without one, and for a former member.',
  })
  picture(
    @Ctx() ctx: RequestContext,
    @Root() { id, role }: FamilyMembership,
  ): Promise<string | null> | null {
    return role === FamilyRole.NONE ? null : picturePathOf(ctx, id);
  }

  @Mutation(() => Boolean, { description: 'The family in view has no picture from now on.' })
  async removeFamilyPicture(@Ctx() ctx: RequestContext): Promise<boolean> {
    await removeFamilyPicture(ctx);
    return true;
  }
}
