import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import { recordingType } from '#features/recordings/recordings/index.ts';
import type { PersonKind } from '#features/vault/people-in-items/index.ts';
import { hide, listHidden, showAgain } from '#features/vault/on-this-day/hide.ts';
import {
  HideInput,
  OnThisDayHidden,
  RememberedDayType,
} from '#features/vault/on-this-day/on-this-day.types.ts';
import { readDay, type RememberedDay } from '#features/vault/on-this-day/read-day.ts';

const shown = (items: RememberedDay['onThisDay']) =>
  items.map(({ recording, year }) => ({ recording: recordingType(recording), year }));

@Resolver()
export class OnThisDayResolver {
  @Query(() => RememberedDayType)
  async onThisDay(
    @Ctx() ctx: RequestContext,
    @Arg('limit', () => Int, { nullable: true, description: 'Of each list.' }) limit: number | null,
  ): Promise<RememberedDayType> {
    const { onThisDay, inThisMonth, ...day } = await readDay(ctx, limit);
    return { ...day, onThisDay: shown(onThisDay), inThisMonth: shown(inThisMonth) };
  }

  @Query(() => [OnThisDayHidden], { description: 'The last hidden first.' })
  async onThisDayHidden(@Ctx() ctx: RequestContext): Promise<OnThisDayHidden[]> {
    return (await listHidden(ctx)).map(({ person, ...hidden }) => ({
      ...hidden,
      // The enum has the names of the catalogue for values.
      person: person && { ...person, kind: person.kind as PersonKind },
    }));
  }

  @Mutation(() => Boolean, { description: 'For the caller alone.' })
  async hideOnThisDay(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => HideInput) input: HideInput,
  ): Promise<boolean> {
    await hide(ctx, input);
    return true;
  }

  @Mutation(() => Boolean)
  async showOnThisDay(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
  ): Promise<boolean> {
    await showAgain(ctx, id);
    return true;
  }
}
