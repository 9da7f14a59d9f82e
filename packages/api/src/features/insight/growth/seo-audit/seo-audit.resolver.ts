import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import { findAudit, listAudits } from '#features/insight/growth/seo-audit/list-audits.ts';
import { requestAudit } from '#features/insight/growth/seo-audit/request-audit.ts';
import { SeoRun, SeoRunConnection } from '#features/insight/growth/seo-audit/seo-audit.types.ts';
import { connectionOf } from '#platform/graphql/connection.ts';

/** Every operation is an administrator's. */
@Resolver(() => SeoRun)
export class SeoAuditResolver {
  @Query(() => SeoRunConnection, { description: 'Newest first. For administrators.' })
  async seoRuns(
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, { nullable: true }) first?: number | null,
    @Arg('after', () => String, { nullable: true }) after?: string | null,
  ) {
    return connectionOf(await listAudits(ctx, { first, after }));
  }

  @Query(() => SeoRun, { description: 'For administrators.' })
  seoRun(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string): Promise<SeoRun> {
    return findAudit(ctx, id);
  }

  @Mutation(() => SeoRun, { description: 'Starts an audit, or returns the one in progress.' })
  requestSeoAudit(@Ctx() ctx: RequestContext): Promise<SeoRun> {
    return requestAudit(ctx);
  }
}
