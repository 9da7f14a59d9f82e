import { anniversaryLimits, anniversaryRateLimits } from '@infinite/schema/catalogue/anniversaries';
import { treeCalendarInput } from '@infinite/schema/tree/tree-calendar.input';
import { treeCalendarWords as words } from '@infinite/schema/words/tree-calendars.en';
import { z } from 'zod';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { lockFamily, requireRight } from '#features/people/families/index.ts';
import {
  TreeCalendarEntity,
  type TreeCalendar,
} from '#features/tree/anniversaries/tree-calendar.entity.ts';
import { newToken } from '#platform/crypto/tokens.ts';
import { newId } from '#platform/database/id.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/** The actor's own calendars of the family in view, the oldest first. */
export function listTreeCalendars(ctx: RequestContext): Promise<TreeCalendar[]> {
  const { userId, familyId } = requirePerson(ctx);
  requireRight(ctx, 'seeTree');
  return tables(ctx.em, TreeCalendarEntity)
    .selectFrom('tree_calendars')
    .selectAll()
    .where('familyId', '=', familyId)
    .where('userId', '=', userId)
    .orderBy('id')
    .execute();
}

export interface NewTreeCalendar {
  readonly calendar: TreeCalendar;
  /** Its address without an origin. It holds a secret, of which only the hash is stored: it is shown once. */
  readonly path: string;
}

/**
 * A calendar that programs read at an address of its own.
 * @throws AppError FORBIDDEN, INVALID_INPUT, RATE_LIMITED, WRONG_STATE for one too many
 */
export async function addTreeCalendar(
  ctx: RequestContext,
  input: unknown,
): Promise<NewTreeCalendar> {
  const { userId, familyId } = requirePerson(ctx);
  requireRight(ctx, 'seeTree');
  const { name, kinds } = parseInput(treeCalendarInput, input);
  await ctx.app.rateLimit.take('tree-calendars', userId, anniversaryRateLimits.calendarsPerMember);
  return inTransaction(ctx, async (ctx) => {
    // Two at once are counted one after the other.
    await lockFamily(ctx, familyId);
    const { length } = await listTreeCalendars(ctx);
    if (length >= anniversaryLimits.calendarsPerMember) {
      throw new AppError('WRONG_STATE', { words: words.tooMany });
    }
    const { token, hash } = newToken();
    const calendar = await tables(ctx.em, TreeCalendarEntity)
      .insertInto('tree_calendars')
      .values({
        ...{ id: newId(), familyId, userId, name, kinds },
        ...{ tokenHash: hash, createdAt: ctx.clock.now() },
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { calendar, path: calendarPath(token) };
  });
}

/** Its address answers nothing from now on. @throws AppError NOT_FOUND */
export async function removeTreeCalendar(ctx: RequestContext, id: string): Promise<void> {
  const { userId } = requirePerson(ctx);
  if (!z.guid().safeParse(id).success) throw new AppError('NOT_FOUND');
  const removed = await tables(ctx.em, TreeCalendarEntity)
    .deleteFrom('tree_calendars')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw new AppError('NOT_FOUND');
}

const calendarPath = (token: string) => `/tree-calendars/${token}.ics`;
