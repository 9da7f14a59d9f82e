import type { Mailer } from '#adapters/mailer/port.ts';
import { newContext, type AppContext } from '#platform/context.ts';
import { deliveriesOutbox, planMessagesSweep } from '#features/messages/delivery/index.ts';
import {
  foundHousehold,
  nameWhole,
  people,
  setAsideHalf,
  whatIsThere,
  type Household,
} from '#seeds/demo/household.ts';
import { PracticePost } from '#seeds/demo/practice-post.ts';
import { storyOf } from '#seeds/demo/story.ts';
import { TimeTravel } from '#seeds/demo/time-travel.ts';

/** How long ago the sample family came. */
const memberForDays = 340;
const visitor = { kind: 'visitor' } as const;

/**
 * Seeds the sample family: invented people, real sound, messages in every state, created through
 * the product's use cases on a separate clock. A second run changes nothing; a run after an
 * interrupted one starts over.
 * @returns output for the operator, line by line
 * @throws Error in production, and where mail would really leave
 */
export async function seedDemo(app: AppContext): Promise<readonly string[]> {
  if (app.config.production || app.config.mailUrl) {
    throw new Error(
      'The sample family is for trying things out: not in production, not with mail.',
    );
  }
  let household: Household | undefined;
  let restarted = false;
  if ((await whatIsThere(newContext(app, visitor))) === 'all') return thereAlready(app);
  await withoutWorkers(app, async () => {
    // Asked again under the lock: another run may just have told it.
    const there = await whatIsThere(newContext(app, visitor));
    if (there === 'all') return;
    restarted = there === 'half';
    if (restarted) await setAsideHalf(newContext(app, visitor));
    household = await playStory(app);
  });
  if (!household) return thereAlready(app);
  return [
    ...(restarted ? ['An earlier run was cut off; what it left was set aside.'] : []),
    'The sample family is here. Sign in as',
    `  ${people.rosa.email}    (she wrote the messages)`,
    `  ${people.anders.email}  (the same family; he sees none of hers)`,
    `with the password ${household.password} — it is shown this once.`,
    'Mails of the last months are at /dev/mailbox. `npm run cli -- clock advance 2h` sends the next.',
  ];
}

function thereAlready(app: AppContext): string[] {
  return [
    `The sample family is here already; nothing was changed. Sign in at ${app.config.publicOrigin}`,
    `or make a new link: npm run cli -- admin link ${people.rosa.email}`,
  ];
}

/** Plays everything the family did so far, up to now. */
export async function playStory(
  app: AppContext,
  mailer: Mailer = app.mailer,
  sample?: Parameters<typeof foundHousehold>[1],
): Promise<Household> {
  const now = app.clock.now();
  const post = new PracticePost(mailer);
  const travel = new TimeTravel(app, post, now.subtract({ hours: memberForDays * 24 }));
  const household = await foundHousehold(travel.contextOf({ kind: 'visitor' }), sample);
  for (const { hours, play } of storyOf({ travel, post, household, now })) {
    await travel.to(now.add({ hours }), household.familyId);
    await play();
  }
  await travel.to(now, household.familyId);
  await travel.end(household.familyId);
  await nameWhole(newContext(app, visitor), household.familyId);
  return household;
}

/** A worker that runs beside this would send in the present what belongs to the past. */
async function withoutWorkers(app: AppContext, work: () => Promise<void>): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    let done = false;
    const alone = async () => {
      done = await app.notifications.withLock(`sweep:${deliveriesOutbox.name}`, work);
    };
    await app.notifications.withLock(`sweep:${planMessagesSweep.name}`, alone);
    if (done) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  throw new Error('The engine is busy with other messages. Please try again in a minute.');
}
