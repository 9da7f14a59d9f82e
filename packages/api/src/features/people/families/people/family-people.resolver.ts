import { changeRoleInput, familyNameInput } from '@infinite/schema/families/family.input';
import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import { changeMemberRole } from '#features/people/families/people/change-member-role.ts';
import { leaveFamily, removeMember } from '#features/people/families/people/depart.ts';
import {
  FamilyMember,
  FamilyMembership,
  FamilyRole,
  OwnershipOffer,
} from '#features/people/families/people/family-people.types.ts';
import { listFamilies } from '#features/people/families/people/list-families.ts';
import { listMembers } from '#features/people/families/people/list-members.ts';
import {
  renameFamily,
  startFamily,
  switchFamily,
} from '#features/people/families/people/own-family.ts';
import {
  answerOffer,
  offerFamily,
  readOffer,
  withdrawOffer,
} from '#features/people/families/people/transfer-family.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

@Resolver()
export class FamilyPeopleResolver {
  @Query(() => [FamilyMembership], {
    description: 'The families of the current user, and those they left; at most 200.',
  })
  families(@Ctx() ctx: RequestContext): Promise<FamilyMembership[]> {
    return listFamilies(ctx);
  }

  @Query(() => [FamilyMember], { description: 'Members of the family in view; at most 200.' })
  familyMembers(@Ctx() ctx: RequestContext): Promise<FamilyMember[]> {
    return listMembers(ctx);
  }

  @Query(() => OwnershipOffer, {
    nullable: true,
    description: 'For the owner and the member it was made to; null for everyone else.',
  })
  ownershipOffer(@Ctx() ctx: RequestContext): Promise<OwnershipOffer | null> {
    return readOffer(ctx);
  }

  @Mutation(() => ID, { description: 'Starts a family and switches to it; returns its id.' })
  startFamily(
    @Ctx() ctx: RequestContext,
    @Arg('name', () => String) name: string,
  ): Promise<string> {
    return startFamily(ctx, parseInput(familyNameInput, { name }).name);
  }

  @Mutation(() => Boolean)
  async renameFamily(
    @Ctx() ctx: RequestContext,
    @Arg('name', () => String) name: string,
  ): Promise<boolean> {
    await renameFamily(ctx, parseInput(familyNameInput, { name }).name);
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'Pages that this session opens from now on show that family.',
  })
  async switchFamily(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<boolean> {
    await switchFamily(ctx, id);
    return true;
  }

  @Mutation(() => Boolean, { description: 'For the owner. OWNER and NONE are refused.' })
  async changeMemberRole(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) userId: string,
    @Arg('role', () => FamilyRole) role: FamilyRole,
  ): Promise<boolean> {
    await changeMemberRole(ctx, { userId, ...parseInput(changeRoleInput, { role }) });
    return true;
  }

  @Mutation(() => Boolean, { description: 'For the owner.' })
  async removeMember(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<boolean> {
    await removeMember(ctx, id);
    return true;
  }

  @Mutation(() => Boolean, { description: 'The current user leaves the family in view.' })
  async leaveFamily(@Ctx() ctx: RequestContext): Promise<boolean> {
    await leaveFamily(ctx);
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      'Offers the family to a member, who must accept. Requires a recently typed password.',
  })
  async offerFamily(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string): Promise<boolean> {
    await offerFamily(ctx, id);
    return true;
  }

  @Mutation(() => Boolean)
  async withdrawFamilyOffer(@Ctx() ctx: RequestContext): Promise<boolean> {
    await withdrawOffer(ctx);
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'The answer of the member that the family was offered to.',
  })
  async answerFamilyOffer(
    @Ctx() ctx: RequestContext,
    @Arg('accepted', () => Boolean) accepted: boolean,
  ): Promise<boolean> {
    await answerOffer(ctx, accepted);
    return true;
  }
}
