import type { OnboardingStepName } from '@infinite/schema/catalogue/home';
import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver } from 'type-graphql';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import {
  ComingDateType,
  Home,
  KeptSpaceType,
  LegacyAreaType,
  NeededAnswerType,
  OnboardingStep,
  OnboardingType,
} from '#features/insight/home/home.types.ts';
import { closeOnboarding, passStep, readOnboarding } from '#features/insight/home/onboarding.ts';
import {
  readComingDates,
  readKeptSpace,
  readLegacyAreas,
  readNeededAnswers,
} from '#features/insight/home/read-home.ts';

/** Each part is read only if it is asked for. */
@Resolver(() => Home)
export class HomeResolver {
  @Query(() => Home, { description: 'Of the family in view.' })
  home(@Ctx() ctx: RequestContext): object {
    requirePerson(ctx);
    return {};
  }

  @FieldResolver(() => [NeededAnswerType])
  answers(@Ctx() ctx: RequestContext): Promise<NeededAnswerType[]> {
    return readNeededAnswers(ctx);
  }

  @FieldResolver(() => [ComingDateType])
  dates(@Ctx() ctx: RequestContext): Promise<ComingDateType[]> {
    return readComingDates(ctx);
  }

  @FieldResolver(() => KeptSpaceType, { nullable: true })
  space(@Ctx() ctx: RequestContext): Promise<KeptSpaceType | null> {
    return readKeptSpace(ctx);
  }

  @FieldResolver(() => [LegacyAreaType])
  areas(@Ctx() ctx: RequestContext): Promise<LegacyAreaType[]> {
    return readLegacyAreas(ctx);
  }

  @FieldResolver(() => OnboardingType)
  onboarding(@Ctx() ctx: RequestContext): Promise<OnboardingType> {
    return readOnboarding(ctx);
  }

  @Mutation(() => Boolean, { description: 'The step was done or skipped.' })
  async passOnboardingStep(
    @Ctx() ctx: RequestContext,
    @Arg('step', () => OnboardingStep) step: OnboardingStepName,
  ): Promise<boolean> {
    await passStep(ctx, step);
    return true;
  }

  @Mutation(() => Boolean, { description: 'The home page offers the first steps no longer.' })
  async closeOnboarding(@Ctx() ctx: RequestContext): Promise<boolean> {
    await closeOnboarding(ctx);
    return true;
  }
}
