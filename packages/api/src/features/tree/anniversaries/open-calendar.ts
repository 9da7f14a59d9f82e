import { anniversaryLimits, anniversaryRateLimits } from '@infinite/schema/catalogue/anniversaries';
import { mayInFamily } from '@infinite/schema/catalogue/families';
import type { RequestContext } from '#platform/context.ts';
import { standingOf } from '#features/people/families/index.ts';
import { isActive } from '#features/people/identity/index.ts';
import { anniversariesOf, nextDay } from '#features/tree/anniversaries/anniversary.ts';
import { TreeCalendarEntity } from '#features/tree/anniversaries/tree-calendar.entity.ts';
import { writeCalendar } from '#features/tree/anniversaries/write-calendar.ts';
import { returningDays, treeReaderFor } from '#features/tree/tree/index.ts';
import { memberAs } from '#features/tree/anniversaries/member-as.ts';
import { hashToken } from '#platform/crypto/tokens.ts';
import { tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * The calendar at an address, with what its member may see of the tree today. Anyone who has the address
 * reads it, so it ends with the membership and with the account.
 * @throws AppError NOT_FOUND also for a member who left, RATE_LIMITED
 */
export async function openCalendar(ctx: RequestContext, token: string): Promise<string> {
  await ctx.app.rateLimit.take('tree-calendar', ctx.meta.ip, anniversaryRateLimits.readsPerNetwork);
  const db = tables(ctx.em, TreeCalendarEntity);
  const calendar = await db
    .selectFrom('tree_calendars')
    .selectAll()
    .where('tokenHash', '=', hashToken(token))
    .where(isActive('tree_calendars.user_id'))
    .executeTakeFirst();
  if (!calendar) throw new AppError('NOT_FOUND');
  const { id, familyId, userId, name, kinds } = calendar;
  const standing = (await standingOf(ctx, familyId, userId)) ?? 'none';
  if (!mayInFamily(standing, 'seeTree')) throw new AppError('NOT_FOUND');
  const now = ctx.clock.now();
  await db.updateTable('tree_calendars').set({ lastReadAt: now }).where('id', '=', id).execute();
  const today = now.toZonedDateTimeISO('UTC').toPlainDate();
  const reader = await treeReaderFor(ctx, memberAs({ familyId, userId, standing }));
  const events = await returningDays(ctx, reader, null);
  const kept = anniversariesOf(events).filter(({ kind }) => kinds.includes(kind));
  const { publicOrigin } = ctx.app.config;
  const days = new Map(kept.map((one) => [one, nextDay(one, today).toString()]));
  const soonest = kept
    .toSorted((one, other) => ((days.get(one) ?? '') < (days.get(other) ?? '') ? -1 : 1))
    .slice(0, anniversaryLimits.perCalendar);
  return writeCalendar(soonest, {
    ...{ name, today },
    host: new URL(publicOrigin).hostname,
    linkOf: (personId) => `${publicOrigin}/family-tree/person/${personId}`,
  });
}
