import { anniversaryLimits as limits } from '@infinite/schema/catalogue/anniversaries';
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import {
  NewTreeCalendarType,
  TreeAnniversaryType,
  TreeCalendarInput,
  TreeCalendarType,
} from '#features/tree/anniversaries/anniversary.types.ts';
import { listAnniversaries } from '#features/tree/anniversaries/list-anniversaries.ts';
import {
  addTreeCalendar,
  listTreeCalendars,
  removeTreeCalendar,
} from '#features/tree/anniversaries/tree-calendars.ts';

@Resolver()
export class AnniversaryResolver {
  @Query(() => [TreeAnniversaryType], {
    description: `Days of the tree that return within so many days, the soonest first; at most ${limits.shown}.`,
  })
  async treeAnniversaries(
    @Ctx() ctx: RequestContext,
    @Arg('days', () => Int, { nullable: true }) days?: number | null,
  ): Promise<TreeAnniversaryType[]> {
    const coming = await listAnniversaries(ctx, days ?? limits.daysShown);
    return coming.map((one) => ({ ...one, on: one.on.toString() }));
  }

  @Query(() => [TreeCalendarType], { description: 'The member’s own ones in the family in view.' })
  treeCalendars(@Ctx() ctx: RequestContext): Promise<TreeCalendarType[]> {
    return listTreeCalendars(ctx);
  }

  @Mutation(() => NewTreeCalendarType)
  addTreeCalendar(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => TreeCalendarInput) input: TreeCalendarInput,
  ): Promise<NewTreeCalendarType> {
    return addTreeCalendar(ctx, input);
  }

  @Mutation(() => Boolean, { description: 'Its address answers nothing from now on.' })
  async removeTreeCalendar(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<boolean> {
    await removeTreeCalendar(ctx, id);
    return true;
  }
}
