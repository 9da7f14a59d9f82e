import { anniversaryLimits as limits } from '@infinite/schema/catalogue/anniversaries';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { requireRight } from '#features/people/families/index.ts';
import { usersOf } from '#features/people/identity/index.ts';
import {
  anniversariesOf,
  nextDay,
  type Anniversary,
} from '#features/tree/anniversaries/anniversary.ts';
import { returningDays, treeReader } from '#features/tree/tree/index.ts';
import { AppError } from '#platform/errors/app-error.ts';

export interface ComingAnniversary extends Anniversary {
  readonly on: Temporal.PlainDate;
}

/**
 * The days of the tree that return in so many days from today, the soonest first, as the actor may know
 * them. Today is the day in the actor's time zone.
 * @throws AppError FORBIDDEN, INVALID_INPUT
 */
export async function listAnniversaries(
  ctx: RequestContext,
  days: number,
): Promise<ComingAnniversary[]> {
  const { userId } = requireRight(ctx, 'seeTree');
  if (!Number.isInteger(days) || days < 0 || days > limits.daysAhead) {
    throw new AppError('INVALID_INPUT');
  }
  const today = ctx.clock
    .now()
    .toZonedDateTimeISO(await zoneOf(ctx, userId))
    .toPlainDate();
  const events = await returningDays(ctx, await treeReader(ctx), daysFrom(today, days));
  return anniversariesOf(events)
    .map((anniversary) => ({ ...anniversary, on: nextDay(anniversary, today) }))
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
    .slice(0, limits.shown);
}

async function zoneOf(ctx: RequestContext, userId: string): Promise<string> {
  return (await usersOf(ctx.em, [userId])).get(userId)?.timeZone ?? 'UTC';
}

const keyOf = ({ on, id }: ComingAnniversary) => `${on.toString()} ${id}`;

/** Months and days of a span, both ends within it; February 29 stands beside the 28th of a common year. */
export function daysFrom(from: Temporal.PlainDate, days: number): { month: number; day: number }[] {
  return Array.from({ length: days + 1 }, (_, at) => from.add({ days: at })).flatMap((date) => {
    const { month, day, inLeapYear } = date;
    const leap = month === 2 && day === 28 && !inLeapYear ? [{ month: 2, day: 29 }] : [];
    return [{ month, day }, ...leap];
  });
}
