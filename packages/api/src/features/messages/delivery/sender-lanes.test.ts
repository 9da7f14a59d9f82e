import { randomBytes } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import { newContext } from '#platform/context.ts';
import { deliveriesOutbox, sendDue } from '#features/messages/delivery/send-due.ts';
import { planMessagesSweep, sweepOnce } from '#features/messages/delivery/sweep.ts';
import {
  after,
  due,
  readers,
  RelayStage,
} from '#features/messages/delivery/testing/relay-stage.ts';
import { SweepRunner } from '#platform/jobs/sweep-runner.ts';
import { notify } from '#platform/notifications/notify.ts';
import { armMessage } from '#testing/armed-message.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember } from '#testing/members.ts';

const stage = RelayStage.forEachTest();

describe('D2: one delivery that cannot be prepared', () => {
  test('is set aside with its reason; the others are sent once, and no outcome is unknown', async () => {
    const stranger = await signUpMember(stage.testApp, { email: 'poison@example.org' });
    await armMessage(stage.testApp, stranger, { recipients: ['poisoned@example.org'] });
    const names = readers(15);
    await armMessage(stage.testApp, stage.member, { recipients: names });
    stage.testApp.clock.set(due);
    await sweepOnce(stage.system());
    const [before] = await stage.query<{ wrapped_key: Buffer }>(
      'select wrapped_key from families where id = ?',
      [stranger.familyId],
    );
    await stage.query('update families set wrapped_key = ? where id = ?', [
      Buffer.concat([Buffer.from([1]), randomBytes(60)]),
      stranger.familyId,
    ]);
    stage.sink.pauseMs = () => 300;
    for (let round = 0; round < 3; round += 1) await stage.at(due);
    for (const name of names) expect(stage.sentTo(name.split('@')[0]!)).toBe(1);
    expect(await stage.events('OUTCOME_UNKNOWN')).toBe(0);
    expect(
      await stage.query(
        `select state, attempts, set_aside_reason from deliveries where recipient_name = 'poisoned'`,
      ),
    ).toEqual([{ state: 'WAITING', attempts: 0, set_aside_reason: 'FAMILY_KEY_UNREADABLE' }]);
    expect(await stage.events('SET_ASIDE')).toBe(1);
    const found = await stage.alarms();
    expect(found.map(({ kind }) => kind)).toEqual(['deliveries_set_aside']);

    // The key is restored, and an operator retries.
    await stage.query('update families set wrapped_key = ? where id = ?', [
      before?.wrapped_key,
      stranger.familyId,
    ]);
    const admin = await signUpMember(stage.testApp, { role: 'admin' });
    const [poisoned] = await stage.query<{ id: string }>(
      `select id from deliveries where recipient_name = 'poisoned'`,
    );
    const retried = await graphql<object, object>(
      stage.testApp,
      'mutation ($id: ID!) { retryFailedDelivery(id: $id) { state } }',
      { id: poisoned?.id },
      admin.cookie,
    );
    expect(retried.data).toEqual({ retryFailedDelivery: { state: 'WAITING' } });
    await stage.at(after(1));
    expect(stage.sentTo('poisoned')).toBe(1);
  });

  test('and a lane that fails returns what it had not started, while the other continues', async () => {
    const names = readers(30);
    await armMessage(stage.testApp, stage.member, { recipients: names });
    stage.testApp.clock.set(due);
    await sweepOnce(stage.system());
    stage.sink.pauseMs = () => 100;
    // The first question about who still owns the rows is never answered.
    const restore = failOnce('stillOurs');
    await expect(sendDue(stage.system())).rejects.toThrow('sending ended early');
    expect(restore()).toBe(true);
    expect(await stage.query(`select 1 from deliveries where state = 'SENDING'`)).toEqual([]);
    expect(await stage.events('OUTCOME_UNKNOWN')).toBe(0);
    expect(stage.sink.mails.length).toBeGreaterThanOrEqual(10);
    await sendDue(stage.system());
    for (const name of names) expect(stage.sentTo(name.split('@')[0]!)).toBe(1);
  });
});

describe('C13: a sender that is asked to stop', () => {
  test('finishes what it claimed, claims nothing more, and leaves no unknown outcome', async () => {
    const names = readers(60);
    await armMessage(stage.testApp, stage.member, { recipients: names });
    stage.testApp.clock.set(due);
    await sweepOnce(stage.system());
    const stopping = new AbortController();
    stage.sink.pauseMs = () => {
      stopping.abort();
      return 20;
    };
    const { app } = stage.testApp;
    const ending = newContext(
      { ...app, stopping: stopping.signal },
      { kind: 'system', job: 'test' },
    );
    expect(await sendDue(ending)).toBe(true);
    const sent = stage.sink.mails.length;
    expect(sent).toBeGreaterThan(0);
    // No more than there are connections.
    expect(sent).toBeLessThanOrEqual(20);
    expect(await stage.query(`select 1 from deliveries where state = 'DELIVERED'`)).toHaveLength(
      sent,
    );
    expect(await stage.query(`select 1 from deliveries where state = 'SENDING'`)).toEqual([]);
    expect(await stage.events('OUTCOME_UNKNOWN')).toBe(0);
    await sendDue(stage.system());
    for (const name of names) expect(stage.sentTo(name.split('@')[0]!)).toBe(1);
  });
});

describe('a slow SMTP conversation', () => {
  test('does not delay what is due meanwhile', async () => {
    await armMessage(stage.testApp, stage.member, { recipients: ['slow@example.org'] });
    await armMessage(stage.testApp, stage.member, {
      recipients: ['fast@example.org'],
      trigger: { localTime: '09:05' },
    });
    let slowBegan = false;
    stage.sink.pauseMs = (to) => {
      if (!to.startsWith('slow')) return 0;
      slowBegan = true;
      return 4_000;
    };
    stage.testApp.clock.set(due);
    const worker = new SweepRunner(
      [planMessagesSweep, deliveriesOutbox.sweep],
      () => stage.system(),
      stage.testApp.app.notifications,
      stage.testApp.app.log,
    );
    await worker.start();
    await vi.waitFor(() => expect(slowBegan).toBe(true), { timeout: 15_000 });
    stage.testApp.clock.set(after(6));
    await notify(stage.system(), 'clock');
    await vi.waitFor(() => expect(stage.sentTo('fast')).toBe(1), { timeout: 15_000 });
    expect(await stage.states()).toContain('slow SENDING');
    await worker.stop();
    expect(await stage.states()).toEqual(['fast DELIVERED', 'slow DELIVERED']);
  });
});

/**
 * Makes the next statement that the named function asks of the database fail.
 * @returns ends it, and says whether it failed
 */
function failOnce(functionName: string): () => boolean {
  const { em } = stage.testApp.app.orm;
  const fork = em.fork.bind(em);
  let failed = false;
  em.fork = (options) => {
    const forked = fork(options);
    const getKysely = forked.getKysely.bind(forked);
    forked.getKysely = (from) => {
      if (failed || !new Error('where').stack?.includes(functionName)) return getKysely(from);
      failed = true;
      throw new Error('the line to the database broke');
    };
    return forked;
  };
  return () => {
    em.fork = fork;
    return failed;
  };
}
