import { childLimits } from '@infinite/schema/catalogue/children';
import { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { usersOf } from '#features/people/identity/index.ts';
import { ageOn, reachesAge } from '#features/relatives/children/age.ts';
import { ChildEntity, type Child } from '#features/relatives/children/child.entity.ts';
import { birthdayOf } from '#features/relatives/children/child-words.ts';
import { sendChildMail } from '#features/relatives/children/jobs/send-child-mail.job.ts';
import { nextReminder } from '#features/relatives/children/reminder-year.ts';
import { SealBroken } from '#platform/crypto/sealed-text.ts';
import { WrappedKeyBroken } from '#platform/crypto/wrapped-key.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

const atOnce = 100;
const first = '00000000-0000-0000-0000-000000000000';

/**
 * Tells parents once when a child turns 13 and 18, in the morning on their own clock. Only profiles
 * whose year has come are opened.
 */
export const remindOfBirthdays = defineSweep({
  name: 'remind-of-birthdays',
  everySeconds: 3600,
  run: async (ctx) => {
    for (let after: string | undefined = first; after && !ctx.app.stopping.aborted;) {
      const from: string = after;
      after = await inTransaction(ctx, (ctx) => remindSome(ctx, from));
    }
  },
});

/** @returns the id to go on after; undefined at the end */
async function remindSome(ctx: RequestContext, after: string): Promise<string | undefined> {
  // The year begins half a day earlier in the east.
  const { year } = ctx.clock.now().add({ hours: 14 }).toZonedDateTimeISO('UTC');
  const rows = await tables(ctx.em, ChildEntity)
    .selectFrom('children')
    .selectAll()
    .where('reminderYear', '<=', year)
    .where('eraseAt', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(atOnce)
    .forUpdate()
    .skipLocked()
    .execute();
  const parents = await usersOf(
    ctx.em,
    rows.map(({ parentId }) => parentId),
  );
  for (const row of rows) await remind(ctx, row, parents.get(row.parentId)?.timeZone ?? 'UTC');
  return rows.length < atOnce ? undefined : rows.at(-1)?.id;
}

async function remind(ctx: RequestContext, child: Child, zone: string): Promise<void> {
  const birthday = await openBirthday(ctx, child);
  const here = ctx.clock.now().toZonedDateTimeISO(zone);
  if (birthday) {
    const due = dueOn(birthday, child.reminderYear ?? here.year);
    const at = due.toZonedDateTime({
      timeZone: zone,
      plainTime: { hour: childLimits.reminderHour },
    });
    if (Temporal.Instant.compare(at.toInstant(), ctx.clock.now()) > 0) return;
    const isGrown = ageOn(birthday, here.toPlainDate()) >= childLimits.grownAge;
    const occasion = isGrown ? 'grown' : 'handOver';
    await ctx.jobs.enqueue(ctx, sendChildMail, { childId: child.id, occasion });
  }
  const next = birthday && nextReminder(birthday, here.toPlainDate());
  await tables(ctx.em, ChildEntity)
    .updateTable('children')
    .set({ reminderYear: next?.year ?? null })
    .where('id', '=', child.id)
    .execute();
}

const dueOn = (birthday: Temporal.PlainDate, year: number) =>
  reachesAge(birthday, year - birthday.year);

/** Null for a family whose key was destroyed: its words are gone, and so is what to remind of. */
async function openBirthday(ctx: RequestContext, child: Child): Promise<Temporal.PlainDate | null> {
  try {
    return await birthdayOf(ctx, child);
  } catch (error) {
    if (!(error instanceof SealBroken || error instanceof WrappedKeyBroken)) throw error;
    ctx.app.log.warn({ child: child.id }, 'the birthday of a child does not open');
    return null;
  }
}
