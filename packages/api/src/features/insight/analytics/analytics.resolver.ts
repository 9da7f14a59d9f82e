import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import {
  Analytics,
  AnalyticsRange,
  AnalyticsUnit,
} from '#features/insight/analytics/analytics.types.ts';
import { readAnalytics } from '#features/insight/analytics/read-analytics.ts';

@Resolver()
export class AnalyticsResolver {
  @Query(() => Analytics, { description: 'For administrators.' })
  async analytics(
    @Ctx() ctx: RequestContext,
    @Arg('range', () => AnalyticsRange) range: AnalyticsRange,
    @Arg('unit', () => AnalyticsUnit) unit: AnalyticsUnit,
  ): Promise<Analytics> {
    // The values of the schema's enums are the names of the catalogue.
    return (await readAnalytics(ctx, { range, unit })) as Analytics;
  }
}
