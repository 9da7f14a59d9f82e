import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newContext } from '#platform/context.ts';
import { listExperiments } from '#features/insight/growth/experiments/list-experiments.ts';
import {
  chooseWinner,
  startExperiment,
  stopExperiment,
} from '#features/insight/growth/experiments/run-experiment.ts';
import {
  followExperiment,
  type RunningExperiment,
} from '#features/insight/growth/experiments/running-experiment.ts';
import {
  createExperiment,
  deleteExperiment,
  saveExperiment,
} from '#features/insight/growth/experiments/write-experiment.ts';
import { browser, viewOf } from '#features/insight/growth/testing/readers.ts';
import { noteSignUp } from '#features/insight/growth/visits-events/note-sign-up.ts';
import { VisitPipeline } from '#features/insight/visitors/index.ts';
import { readSiteSettings } from '#features/publishing/site-settings/index.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let admin: TestMember;
let running: RunningExperiment;
beforeEach(async () => {
  test = await createTestApp();
  admin = await signUpMember(test, { role: 'admin' });
  running = await followExperiment(test.app);
});
afterEach(() => test.close());

const input = {
  name: 'A shorter headline',
  challengers: [{ name: 'Short', heading: 'Say it now', start: 'Begin' }],
};
const create = async () => createExperiment(await admin.ctx(), input);
const start = async (id: string) => startExperiment(await admin.ctx(), id);
const only = async () => (await listExperiments(await admin.ctx(), {})).nodes[0];

/** Until this process has been notified. */
const heard = (there: boolean) =>
  expect.poll(() => running.shownTo(reader('192.0.2.1')) !== null).toBe(there);
const reader = (ip: string, member = false, userAgent = browser) => ({ ip, userAgent, member });
const addresses = Array.from({ length: 60 }, (_, index) => `203.0.113.${index}`);
const variantOf = (ip: string) => running.shownTo(reader(ip))?.variant;

describe('an experiment', () => {
  it('shows each reader one variant, the same each time, and bots and members the first', async () => {
    const { id } = await create();
    expect(running.shownTo(reader('192.0.2.1'))).toBeNull();
    await start(id);
    await heard(true);
    const shown = addresses.map(variantOf);
    expect(new Set(shown)).toEqual(new Set([0, 1]));
    expect(addresses.map(variantOf)).toEqual(shown);
    const elsewhere = await followExperiment(test.app);
    expect(addresses.map((ip) => elsewhere.shownTo(reader(ip))?.variant)).toEqual(shown);
    const second = addresses[shown.indexOf(1)] ?? '';
    expect(running.shownTo(reader(second))?.opening).toEqual({
      heading: 'Say it now',
      lead: null,
      look: null,
      start: 'Begin',
    });
    expect(running.shownTo(reader(second, true))?.variant).toBe(0);
    expect(running.shownTo(reader(second, false, 'Googlebot/2.1'))?.variant).toBe(0);
    await stopExperiment(await admin.ctx(), id);
    await heard(false);
  });

  it('counts a visitor once a day and variant, and a sign-up for the variant that was seen', async () => {
    const { id } = await create();
    await start(id);
    await heard(true);
    const visits = new VisitPipeline(test.app);
    const see = (ip: string) => visits.opened(viewOf(ip, { shown: running.shownTo(reader(ip)) }));
    const [first = '', second = ''] = [0, 1].map((variant) =>
      addresses.find((ip) => variantOf(ip) === variant),
    );
    for (const ip of [first, second, second, first, second]) see(ip);
    await visits.flush();
    const visitor = (ip: string) =>
      newContext(test.app, { kind: 'visitor' }, { ip, userAgent: browser });
    const { userId } = await signUpMember(test);
    const { userId: another } = await signUpMember(test);
    const { userId: stranger } = await signUpMember(test);
    await noteSignUp(visitor(second), { userId });
    await noteSignUp(visitor(second), { userId: another });
    await noteSignUp(visitor('192.0.2.99'), { userId: stranger });
    await visits.stop();
    expect((await only())?.variants.map(({ visitors, signUps }) => [visitors, signUps])).toEqual([
      [1, 0],
      [1, 1],
    ]);
  });

  it('shows its winner to everyone, with a line in the audit log, and ends', async () => {
    const { id } = await create();
    await start(id);
    const concluded = await chooseWinner(await admin.ctx(), { id, position: 1 });
    expect(concluded).toMatchObject({ state: 'CONCLUDED', winner: 1 });
    await expect
      .poll(async () => readSiteSettings({ app: test.app }))
      .toMatchObject({ heroHeading: 'Say it now', heroLead: null, heroStart: 'Begin' });
    const lines = await test.app.orm.em
      .getConnection()
      .execute<{ action: string }[]>('select action from audit_events order by seq');
    expect(lines.map(({ action }) => action)).toEqual([
      'experiment.create',
      'experiment.start',
      'experiment.conclude',
      'settings.update',
    ]);
    await expect(start(id)).rejects.toMatchObject({ code: 'WRONG_STATE' });
  });

  it('compares with the words of the day it started on, even if the settings change later', async () => {
    const { id } = await create();
    await test.app.orm.em
      .getConnection()
      .execute(`update site_settings set hero_heading = 'A voice that stays'`);
    const { variants } = await start(id);
    expect(variants[0]?.heading).toBe('A voice that stays');
  });

  it('is the only one that runs, and cannot change while it does', async () => {
    const [one, other] = [await create(), await create()];
    await start(one.id);
    await expect(start(other.id)).rejects.toMatchObject({ code: 'CONFLICT' });
    const save = async (id: string, version: number) =>
      saveExperiment(await admin.ctx(), { id, version, input });
    await expect(save(one.id, 1)).rejects.toMatchObject({ code: 'WRONG_STATE' });
    await expect(deleteExperiment(await admin.ctx(), one.id)).rejects.toMatchObject({
      code: 'WRONG_STATE',
    });
    await save(other.id, 1);
    await expect(save(other.id, 1)).rejects.toMatchObject({ code: 'CONFLICT' });
    await deleteExperiment(await admin.ctx(), other.id);
    await expect(save(other.id, 2)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(start('no-such-thing')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it.each([
    [{ ...input, name: ' ' }, 'name'],
    [{ ...input, challengers: [] }, 'challengers'],
    [{ ...input, challengers: [{ name: 'Same' }] }, 'challengers.0.heading'],
    [
      { ...input, challengers: [{ name: 'Long', heading: 'x'.repeat(91) }] },
      'challengers.0.heading',
    ],
    [{ ...input, challengers: Array(4).fill(input.challengers[0]) }, 'challengers'],
  ])('refuses invalid input, and names the field (%#)', async (wrong, field) => {
    const refused = createExperiment(await admin.ctx(), wrong);
    await expect(refused).rejects.toMatchObject({ code: 'INVALID_INPUT' });
    await refused.catch(({ fields }: { fields: object }) =>
      expect(Object.keys(fields)).toEqual([field]),
    );
  });

  it('is for administrators only', async () => {
    const { id } = await create();
    const member = await signUpMember(test);
    const ctx = await member.ctx();
    for (const act of [
      () => listExperiments(ctx, {}),
      () => createExperiment(ctx, input),
      () => startExperiment(ctx, id),
      () => stopExperiment(ctx, id),
      () => chooseWinner(ctx, { id, position: 0 }),
      () => deleteExperiment(ctx, id),
    ]) {
      await expect(act()).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  });
});
