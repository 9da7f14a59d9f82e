import { childLimits, childRateLimits } from '@infinite/schema/catalogue/children';
import { addChildInput, updateChildInput } from '@infinite/schema/children/child.input';
import { childWords as words } from '@infinite/schema/words/children.en';
import { Temporal } from 'temporal-polyfill';
import type { z } from 'zod';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { lockFamily, requireRight } from '#features/people/families/index.ts';
import { ageOn } from '#features/relatives/children/age.ts';
import { ChildEntity } from '#features/relatives/children/child.entity.ts';
import { canKeepChild } from '#features/relatives/children/child.policy.ts';
import { sealChild } from '#features/relatives/children/child-words.ts';
import { recordConsent } from '#features/relatives/children/consents.ts';
import { findChild, todayOf } from '#features/relatives/children/find-child.ts';
import { nextReminder } from '#features/relatives/children/reminder-year.ts';
import { newId } from '#platform/database/id.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/**
 * A parent adds a child to the family in view and agrees to what that means. The same `clientId` gives
 * the profile that it made before.
 * @returns its id
 * @throws AppError FORBIDDEN, INVALID_INPUT, RATE_LIMITED, WRONG_STATE
 */
export async function addChild(
  ctx: RequestContext,
  request: z.input<typeof addChildInput>,
): Promise<string> {
  const { userId } = requirePerson(ctx);
  const { familyId } = requireRight(ctx, 'addChildren');
  const { clientId, consentVersion, ...words } = parseInput(addChildInput, request);
  await ctx.app.rateLimit.take('children', userId, childRateLimits.children);
  return inTransaction(ctx, async (ctx) => {
    await lockFamily(ctx, familyId);
    const known = await ctx.em.findOne(ChildEntity, { parentId: userId, clientId });
    if (known) return known.id;
    const born = await checkBirthday(ctx, userId, words.birthday, childLimits.addedBelowAge);
    const child = { id: newId(), familyId };
    await tables(ctx.em, ChildEntity)
      .insertInto('children')
      .values({
        ...{ ...child, parentId: userId, clientId, createdAt: ctx.clock.now() },
        ...(await sealChild(ctx, child, words)),
        reminderYear: born.reminderYear,
      })
      .execute();
    await recordConsent(ctx, child, consentVersion);
    await refuseTooMany(ctx, familyId);
    return child.id;
  });
}

/** @throws AppError FORBIDDEN, INVALID_INPUT, NOT_FOUND */
export async function updateChild(
  ctx: RequestContext,
  id: string,
  request: z.input<typeof updateChildInput>,
): Promise<void> {
  requirePerson(ctx);
  await inTransaction(ctx, async (ctx) => {
    const { child, facts } = await findChild(ctx, id, 'locked');
    if (child.eraseAt !== null || !canKeepChild(ctx.actor, child, facts)) {
      throw new AppError('FORBIDDEN');
    }
    const words = parseInput(updateChildInput, request);
    const born = await checkBirthday(ctx, child.parentId, words.birthday, childLimits.grownAge);
    await tables(ctx.em, ChildEntity)
      .updateTable('children')
      .set({ ...(await sealChild(ctx, child, words)), reminderYear: born.reminderYear })
      .where('id', '=', id)
      .execute();
  });
}

/** @param below the age that the child must not have reached today, where the parent is */
async function checkBirthday(
  ctx: RequestContext,
  parentId: string,
  text: string,
  below: number,
): Promise<{ reminderYear: number | null }> {
  const birthday = Temporal.PlainDate.from(text);
  const today = await todayOf(ctx, parentId);
  const age = ageOn(birthday, today);
  if (age < 0) throw refused(words.birthdayInvalid);
  if (age >= below) throw refused(below === childLimits.grownAge ? words.grown : words.tooOld);
  return { reminderYear: nextReminder(birthday, today)?.year ?? null };
}

async function refuseTooMany(ctx: RequestContext, familyId: string): Promise<void> {
  const count = await ctx.em.count(ChildEntity, { familyId, accountId: null });
  if (count > childLimits.perFamily) throw new AppError('WRONG_STATE', { words: words.tooMany });
}

const refused = (said: string) =>
  new AppError('INVALID_INPUT', { words: said, fields: { birthday: said } });
