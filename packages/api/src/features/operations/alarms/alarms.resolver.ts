import { Ctx, Query, Resolver } from 'type-graphql';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { OpenAlarm } from '#features/operations/alarms/alarms.types.ts';
import { listOpenAlarms } from '#features/operations/alarms/list-open-alarms.ts';

@Resolver()
export class AlarmsResolver {
  @Query(() => [OpenAlarm], { description: 'Urgent ones first, then oldest first.' })
  openAlarms(@Ctx() ctx: RequestContext): Promise<OpenAlarm[]> {
    requireStaff(ctx, 'operations.read');
    return listOpenAlarms(ctx);
  }
}
