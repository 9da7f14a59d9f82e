import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import { auditFilterInput } from '@infinite/schema/audit/audit-filter.input';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { AuditEventConnection, AuditFilter } from '#features/operations/audit/audit.types.ts';
import { listAuditEvents } from '#features/operations/audit/list-audit-events.ts';
import { parseInput } from '#platform/errors/parse-input.ts';
import { connectionOf } from '#platform/graphql/connection.ts';

@Resolver()
export class AuditResolver {
  @Query(() => AuditEventConnection, {
    description: 'For administrators: what was done, newest first; at most 100 a page.',
  })
  async auditEvents(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => AuditFilter, { nullable: true }) filter: AuditFilter | null,
    @Arg('first', () => Int, { nullable: true }) first: number | null,
    @Arg('after', () => String, { nullable: true }) after: string | null,
  ): Promise<AuditEventConnection> {
    requireStaff(ctx, 'audit.read');
    const page = await listAuditEvents(ctx, {
      filter: parseInput(auditFilterInput, filter ?? {}),
      first,
      after,
    });
    return connectionOf(page);
  }
}
