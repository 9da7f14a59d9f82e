import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import { auditFilterInput, type AuditFilterInput } from '@infinite/schema/audit/audit-filter.input';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { AuditEventConnection, AuditFilter } from '#features/operations/audit/audit.types.ts';
import { countAuditEvents, listAuditEvents } from '#features/operations/audit/list-audit-events.ts';
import { parseInput } from '#platform/errors/parse-input.ts';
import { connectionOf } from '#platform/graphql/connection.ts';

/** The list with the filter it was made by, so that its count can be asked for. */
interface ListedEvents extends AuditEventConnection {
  readonly filter: AuditFilterInput;
}

@Resolver(() => AuditEventConnection)
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
    const narrowed = parseInput(auditFilterInput, filter ?? {});
    const page = await listAuditEvents(ctx, { filter: narrowed, first, after });
    const listed: ListedEvents = Object.assign(connectionOf(page), { filter: narrowed });
    return listed;
  }

  @FieldResolver(() => Int, { description: 'Total matches across all pages.' })
  totalCount(@Ctx() ctx: RequestContext, @Root() connection: ListedEvents): Promise<number> {
    return countAuditEvents(ctx, connection.filter);
  }
}
