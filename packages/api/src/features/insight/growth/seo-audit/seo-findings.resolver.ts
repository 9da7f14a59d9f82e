import type { SeoProblemCodeName } from '@infinite/schema/catalogue/growth';
import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import {
  countPages,
  countProblems,
  listKinds,
  listPages,
  listProblems,
  type PagesRequest,
  type ProblemsRequest,
} from '#features/insight/growth/seo-audit/list-findings.ts';
import { SeoProblemCode } from '#features/insight/growth/seo-audit/seo-audit.types.ts';
import {
  SeoPageConnection,
  SeoProblemConnection,
} from '#features/insight/growth/seo-audit/seo-findings.types.ts';
import { connectionOf } from '#platform/graphql/connection.ts';

const search = 'Finds a part of an address, or of what was found there.';

@Resolver(() => SeoProblemConnection)
export class SeoProblemsResolver {
  @Query(() => SeoProblemConnection, {
    description: 'What an audit found, worst first. For administrators.',
  })
  async seoProblems(
    @Ctx() ctx: RequestContext,
    @Arg('runId', () => ID) runId: string,
    @Arg('search', () => String, { nullable: true, description: search }) search?: string | null,
    @Arg('code', () => SeoProblemCode, { nullable: true }) code?: SeoProblemCodeName | null,
    @Arg('onlyNew', () => Boolean, { nullable: true }) onlyNew?: boolean | null,
    @Arg('first', () => Int, { nullable: true }) first?: number | null,
    @Arg('after', () => String, { nullable: true }) after?: string | null,
  ) {
    const request = { runId, search, code, onlyNew, first, after };
    return Object.assign(connectionOf(await listProblems(ctx, request)), { request });
  }

  @FieldResolver(() => Int, { description: 'On all pages of the list.' })
  totalCount(@Ctx() ctx: RequestContext, @Root() { request }: { request: ProblemsRequest }) {
    return countProblems(ctx, request);
  }

  @FieldResolver(() => [SeoProblemCode], {
    description: 'The kinds that the audit found, whatever the filters; worst first.',
  })
  kinds(@Ctx() ctx: RequestContext, @Root() { request }: { request: ProblemsRequest }) {
    return listKinds(ctx, request.runId);
  }
}

@Resolver(() => SeoPageConnection)
export class SeoPagesResolver {
  @Query(() => SeoPageConnection, {
    description: 'The pages that an audit read, by path. For administrators.',
  })
  async seoPages(
    @Ctx() ctx: RequestContext,
    @Arg('runId', () => ID) runId: string,
    @Arg('search', () => String, { nullable: true, description: search }) search?: string | null,
    @Arg('onlyWithProblems', () => Boolean, { nullable: true }) onlyWithProblems?: boolean | null,
    @Arg('first', () => Int, { nullable: true }) first?: number | null,
    @Arg('after', () => String, { nullable: true }) after?: string | null,
  ) {
    const request = { runId, search, onlyWithProblems, first, after };
    return Object.assign(connectionOf(await listPages(ctx, request)), { request });
  }

  @FieldResolver(() => Int, { description: 'On all pages of the list.' })
  totalCount(@Ctx() ctx: RequestContext, @Root() { request }: { request: PagesRequest }) {
    return countPages(ctx, request);
  }
}
