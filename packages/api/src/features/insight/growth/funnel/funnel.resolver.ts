import { growthSteps } from '@infinite/schema/catalogue/growth';
import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import { GrowthFunnel } from '#features/insight/growth/funnel/funnel.types.ts';
import { readFunnel } from '#features/insight/growth/funnel/read-funnel.ts';

@Resolver()
export class FunnelResolver {
  @Query(() => GrowthFunnel, { description: 'For administrators; at most 53 weeks.' })
  async growthFunnel(
    @Ctx() ctx: RequestContext,
    @Arg('weeks', () => Int, { nullable: true }) weeks?: number | null,
  ): Promise<GrowthFunnel> {
    const funnel = await readFunnel(ctx, { weeks: weeks ?? undefined });
    // The values of the schema's enums are the names of the catalogue.
    return { ...funnel, steps: [...growthSteps] } as unknown as GrowthFunnel;
  }
}
