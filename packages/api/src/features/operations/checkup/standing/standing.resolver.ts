import { hasRight, type StaffRight } from '@infinite/schema/catalogue/staff';
import { Ctx, FieldResolver, Query, Resolver } from 'type-graphql';
import { countDeadJobs } from '#features/operations/operations/index.ts';
import { lastBackupFailed } from '#features/operations/backups/index.ts';
import { listOpenAlarms, type OpenAlarm } from '#features/operations/alarms/index.ts';
import { readSettings } from '#features/operations/settings/index.ts';
import { deliveryHealth, type DeliveryHealth } from '#features/messages/delivery/index.ts';
import { countOpenEnquiries } from '#features/publishing/enquiries/index.ts';
import { countWaitingReviews } from '#features/publishing/reviews/index.ts';
import { Standing } from '#features/operations/checkup/standing/standing.types.ts';
import { requireAnyStaff, type RequestContext } from '#platform/context.ts';

@Resolver(() => Standing)
export class StandingResolver {
  @Query(() => Standing)
  standing(@Ctx() ctx: RequestContext): Standing {
    requireAnyStaff(ctx);
    return new Standing();
  }

  @FieldResolver()
  async maintenanceMode(@Ctx() ctx: RequestContext): Promise<boolean | null> {
    return withRight(ctx, 'settings.read', async () => (await readSettings(ctx)).maintenanceMode);
  }

  @FieldResolver()
  deliveries(@Ctx() ctx: RequestContext): Promise<DeliveryHealth | null> {
    return withRight(ctx, 'deliveries.read', () => deliveryHealth(ctx));
  }

  @FieldResolver()
  alarms(@Ctx() ctx: RequestContext): Promise<OpenAlarm[] | null> {
    return withRight(ctx, 'operations.read', () => listOpenAlarms(ctx));
  }

  @FieldResolver()
  deadJobs(@Ctx() ctx: RequestContext): Promise<number | null> {
    return withRight(ctx, 'operations.read', () => countDeadJobs(ctx));
  }

  @FieldResolver()
  lastBackupFailed(@Ctx() ctx: RequestContext): Promise<boolean | null> {
    return withRight(ctx, 'operations.read', () => lastBackupFailed(ctx));
  }

  @FieldResolver()
  openEnquiries(@Ctx() ctx: RequestContext): Promise<number | null> {
    return withRight(ctx, 'enquiries.read', () => countOpenEnquiries(ctx));
  }

  @FieldResolver()
  waitingReviews(@Ctx() ctx: RequestContext): Promise<number | null> {
    return withRight(ctx, 'content.read', () => countWaitingReviews(ctx));
  }
}

/** Null where the role does not include it: what one part needs never refuses the others. */
async function withRight<Value>(
  ctx: RequestContext,
  right: StaffRight,
  read: () => Promise<Value>,
): Promise<Value | null> {
  return hasRight(requireAnyStaff(ctx).role, right) ? read() : null;
}
