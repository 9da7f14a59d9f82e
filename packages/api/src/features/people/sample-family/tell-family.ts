import { randomBytes } from 'node:crypto';
import { sampleFamilyLimits, sampleMailDomain } from '@infinite/schema/catalogue/sample-family';
import { sql } from 'kysely';
import type { Mailer } from '#adapters/mailer/port.ts';
import { newContext, type AppContext } from '#context.ts';
import { makeSamples } from '#features/people/identity/index.ts';
import { SampleFamilyEntity } from '#features/people/sample-family/sample-family.entity.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { isHeld } from '#features/messages/delivery/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { sampleFamilyWords } from '@infinite/schema/words/sample-family.en';
import { tell } from '#seeds/demo.ts';

export interface ToldFamily {
  readonly familyId: string;
  readonly ownerId: string;
}

/** What the sample family sends arrives nowhere, and its own story never notices. */
const nowhere: Mailer = {
  send: async () => ({ response: '250 kept' }),
  check: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

/** One telling at a time in this process; another process waits by its lock. */
const telling = new WeakMap<AppContext['orm'], Promise<void>>();

/**
 * The family that copies are made of: told through the product's own use cases on a clock of its
 * own, once in a day at most.
 */
export async function toldFamily(app: AppContext): Promise<ToldFamily> {
  const known = await findTold(app, sampleFamilyLimits.toldAnewAfterHours);
  return known ?? tellFamily(app);
}

/** Whether a visit should have the family told anew, for those who come after it. */
export async function isGrowingOld(app: AppContext): Promise<boolean> {
  return !(await findTold(app, sampleFamilyLimits.freshHours));
}

/** Tells the family, unless that was done just now. */
export async function tellFamily(app: AppContext): Promise<ToldFamily> {
  let running = telling.get(app.orm);
  if (!running) {
    running = tellOnce(app).finally(() => telling.delete(app.orm));
    telling.set(app.orm, running);
  }
  try {
    await running;
  } catch (error) {
    // A hold that came meanwhile may have ended the story in its middle.
    await refuseOnHold(app);
    throw error;
  }
  const told = await findTold(app, sampleFamilyLimits.freshHours);
  if (!told) throw new AppError('UNAVAILABLE', { words: sampleFamilyWords.full });
  return told;
}

/** The story's mails go nowhere, but a hold stops them all the same, and nothing of it is delivered. */
async function refuseOnHold(app: AppContext): Promise<void> {
  if (await isHeld(app.orm.em.fork())) {
    throw new AppError('UNAVAILABLE', { words: sampleFamilyWords.onHold });
  }
}

async function findTold(app: AppContext, hours: number): Promise<ToldFamily | undefined> {
  const since = app.clock.now().subtract({ hours });
  return tables(app.orm.em.fork(), SampleFamilyEntity)
    .selectFrom('sample_families')
    .select(['familyId', 'ownerId'])
    .where('copyOf', 'is', null)
    .where('whole', '=', true)
    .where('madeAt', '>', since)
    .orderBy('madeAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function tellOnce(app: AppContext): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const work = async () => {
      if (!(await findTold(app, sampleFamilyLimits.freshHours))) await tellAnew(app);
    };
    if (await app.notifications.withLock('sample-family', work)) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
}

async function tellAnew(app: AppContext): Promise<void> {
  await refuseOnHold(app);
  const madeAt = app.clock.now();
  const name = randomBytes(4).toString('hex');
  const household = await tell(app, nowhere, {
    // Longer than any copy of it lives: the copies show its recordings.
    until: madeAt.add({
      hours: sampleFamilyLimits.toldAnewAfterHours + sampleFamilyLimits.hours + 4,
    }),
    address: (person) => `${person}.${name}@${sampleMailDomain}`,
  });
  await refuseOnHold(app);
  const { familyId, rosaId, andersId } = household;
  const { em } = newContext(app, { kind: 'visitor' });
  await makeSamples(em, [rosaId, andersId]);
  await rowsOf(em, sql`update messages set next_step_at = null where family_id = ${familyId}`);
  await tables(em, SampleFamilyEntity)
    .insertInto('sample_families')
    .values({ familyId, ownerId: rosaId, whole: true, madeAt })
    .execute();
}
