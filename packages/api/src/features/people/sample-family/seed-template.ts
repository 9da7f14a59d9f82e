import { randomBytes } from 'node:crypto';
import { sampleFamilyLimits, sampleMailDomain } from '@infinite/schema/catalogue/sample-family';
import type { Mailer } from '#adapters/mailer/port.ts';
import { newContext, type AppContext } from '#platform/context.ts';
import { makeSamples } from '#features/people/identity/index.ts';
import { SampleFamilyEntity } from '#features/people/sample-family/sample-family.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { isHeld } from '#features/messages/delivery/index.ts';
import { clearNextSteps } from '#features/messages/messages/index.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { sampleFamilyWords } from '@infinite/schema/words/sample-family.en';
import { playStory } from '#seeds/demo.ts';

export interface TemplateFamily {
  readonly familyId: string;
  readonly ownerId: string;
}

/** Discards the mail of the sample family's story. */
const nowhere: Mailer = {
  send: async () => ({ response: '250 kept' }),
  check: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

/** One seed at a time in this process; another process waits for its lock. */
const seeding = new WeakMap<AppContext['orm'], Promise<void>>();

/**
 * The template that copies are made of, seeded through the product's own use cases on a separate
 * clock, once a day at most.
 */
export async function currentTemplate(app: AppContext): Promise<TemplateFamily> {
  const known = await findTemplate(app, sampleFamilyLimits.reseedAfterHours);
  return known ?? seedTemplate(app);
}

/** Whether a visit should re-seed the template for later visitors. */
export async function isTemplateStale(app: AppContext): Promise<boolean> {
  return !(await findTemplate(app, sampleFamilyLimits.freshHours));
}

/** Seeds the template, unless that was done just now. */
export async function seedTemplate(app: AppContext): Promise<TemplateFamily> {
  let running = seeding.get(app.orm);
  if (!running) {
    running = seedOnce(app).finally(() => seeding.delete(app.orm));
    seeding.set(app.orm, running);
  }
  try {
    await running;
  } catch (error) {
    // A hold may have interrupted the seed.
    await refuseOnHold(app);
    throw error;
  }
  const template = await findTemplate(app, sampleFamilyLimits.freshHours);
  if (!template) throw new AppError('UNAVAILABLE', { words: sampleFamilyWords.full });
  return template;
}

/** The story's mails are discarded, but a hold still stops them, so the story would stay incomplete. */
async function refuseOnHold(app: AppContext): Promise<void> {
  if (await isHeld(app.orm.em.fork())) {
    throw new AppError('UNAVAILABLE', { words: sampleFamilyWords.onHold });
  }
}

async function findTemplate(app: AppContext, hours: number): Promise<TemplateFamily | undefined> {
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

async function seedOnce(app: AppContext): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const work = async () => {
      if (!(await findTemplate(app, sampleFamilyLimits.freshHours))) await reseed(app);
    };
    if (await app.notifications.withLock('sample-family', work)) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
}

async function reseed(app: AppContext): Promise<void> {
  await refuseOnHold(app);
  const madeAt = app.clock.now();
  const name = randomBytes(4).toString('hex');
  const household = await playStory(app, nowhere, {
    // Longer than any copy of it lives: the copies show its recordings.
    until: madeAt.add({
      hours: sampleFamilyLimits.reseedAfterHours + sampleFamilyLimits.hours + 4,
    }),
    address: (person) => `${person}.${name}@${sampleMailDomain}`,
  });
  await refuseOnHold(app);
  const { familyId, rosaId, andersId } = household;
  const { em } = newContext(app, { kind: 'visitor' });
  // Nobody signs in to it, and its names are free for everybody.
  await makeSamples(em, [rosaId, andersId]);
  await clearNextSteps(em, familyId);
  await tables(em, SampleFamilyEntity)
    .insertInto('sample_families')
    .values({ familyId, ownerId: rosaId, whole: true, madeAt })
    .execute();
}
