import { vaultLimits, vaultRateLimits } from '@infinite/schema/catalogue/vault';
import { hideInput } from '@infinite/schema/vault/on-this-day.input';
import { peopleInItemsWords as words } from '@infinite/schema/words/people-in-items.en';
import { z } from 'zod';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import {
  keyOf,
  peopleSeen,
  type PersonRef,
  type SeenPerson,
} from '#features/vault/people-in-items/index.ts';
import { OnThisDayHiddenEntity } from '#features/vault/on-this-day/hidden.entity.ts';
import { newId } from '#platform/database/id.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

const columns = { CONTACT: 'contactId', MEMBER: 'memberId', CHILD: 'childId' } as const;

/**
 * Keeps a day of the year, or what somebody is in, from the actor's own 'on this day'.
 * @throws AppError INVALID_INPUT, NOT_FOUND, RATE_LIMITED, WRONG_STATE for one too many
 */
export async function hide(ctx: RequestContext, input: unknown): Promise<void> {
  const { userId, familyId } = requirePerson(ctx);
  const { monthDay, kind, personId } = parseInput(hideInput, input);
  await ctx.app.rateLimit.take('vault-marks', userId, vaultRateLimits.marks);
  await inTransaction(ctx, async (ctx) => {
    const person = kind && personId ? { kind, personId } : null;
    if (person && !(await peopleSeen(ctx, [person])).has(keyOf(person))) {
      throw new AppError('NOT_FOUND');
    }
    if ((await hiddenRows(ctx)).length >= vaultLimits.onThisDay.hidden) {
      throw new AppError('WRONG_STATE', { words: words.tooManyHidden });
    }
    await tables(ctx.em, OnThisDayHiddenEntity)
      .insertInto('on_this_day_hidden')
      .values({
        id: newId(),
        userId,
        familyId,
        monthDay: monthDay ?? null,
        ...(person ? { [columns[person.kind]]: person.personId } : {}),
        hiddenAt: ctx.clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

/** Takes that back. Twice is as good as once. */
export async function showAgain(ctx: RequestContext, id: string): Promise<void> {
  const { userId } = requirePerson(ctx);
  if (!z.guid().safeParse(id).success) throw new AppError('NOT_FOUND');
  await tables(ctx.em, OnThisDayHiddenEntity)
    .deleteFrom('on_this_day_hidden')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .execute();
}

/** What the actor hides in the family in view, the last hidden first. */
export async function hiddenRows(ctx: RequestContext) {
  const { userId, familyId } = requirePerson(ctx);
  return tables(ctx.em, OnThisDayHiddenEntity)
    .selectFrom('on_this_day_hidden')
    .selectAll()
    .where('userId', '=', userId)
    .where('familyId', '=', familyId)
    .orderBy('id', 'desc')
    .execute();
}

type Row = Awaited<ReturnType<typeof hiddenRows>>[number];

/** Null for a day. */
export function personHidden({ contactId, memberId, childId }: Row): PersonRef | null {
  if (contactId !== null) return { kind: 'CONTACT', personId: contactId };
  if (memberId !== null) return { kind: 'MEMBER', personId: memberId };
  return childId === null ? null : { kind: 'CHILD', personId: childId };
}

interface Hidden {
  readonly id: string;
  readonly monthDay: string | null;
  readonly person: SeenPerson | null;
}

/** What the actor hides, with the names of the people whom they still see. */
export async function listHidden(ctx: RequestContext): Promise<Hidden[]> {
  const rows = await hiddenRows(ctx);
  const refs = rows.flatMap((row) => personHidden(row) ?? []);
  const seen = await peopleSeen(ctx, refs);
  return rows.flatMap((row): Hidden[] => {
    const ref = personHidden(row);
    if (!ref) return [{ id: row.id, monthDay: row.monthDay, person: null }];
    const person = seen.get(keyOf(ref));
    return person ? [{ id: row.id, monthDay: null, person }] : [];
  });
}

/** For an account that is deleted. */
export async function forgetHiddenOf(ctx: RequestContext, userId: string): Promise<void> {
  await ctx.em.nativeDelete(OnThisDayHiddenEntity, { $or: [{ userId }, { memberId: userId }] });
}
