import { Temporal } from 'temporal-polyfill';
import { Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import { enterSampleFamily } from '#features/people/sample-family/enter-sample-family.ts';

@ObjectType()
export class SampleVisit {
  @Field(() => Temporal.Instant, { description: 'When the sample family is deleted.' })
  until!: Temporal.Instant;
}

@Resolver()
export class SampleFamilyResolver {
  @Mutation(() => SampleVisit, {
    description:
      'Signs in to a sample family of one’s own, for a day: to look at, not to change. Ends the session it is asked with.',
  })
  enterSampleFamily(@Ctx() ctx: RequestContext): Promise<SampleVisit> {
    return enterSampleFamily(ctx);
  }
}
