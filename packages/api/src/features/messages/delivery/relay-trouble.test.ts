import { describe, expect, test } from 'vitest';
import {
  after,
  due,
  readers,
  RelayStage,
} from '#features/messages/delivery/testing/relay-stage.ts';
import { armMessage } from '#testing/armed-message.ts';
import { drainJobs } from '#testing/drain-jobs.ts';
import { graphql } from '#testing/graphql.ts';
import { sweepOnce } from '#features/messages/delivery/sweep.ts';

const stage = RelayStage.forEachTest();

describe('D4: trouble with the relay', () => {
  test('of thirty days fails no delivery, and everything is sent when it recovers', async () => {
    await armMessage(stage.testApp, stage.member, {
      recipients: ['ana@example.org', 'rui@example.org'],
    });
    stage.sink.answer = () => ({ refuse: 451, words: '4.3.2 system not accepting messages' });
    await stage.at(due);
    for (let day = 0; day < 30; day += 1) await stage.at(after(30 + day * 1440));
    expect(await stage.states()).toEqual(['ana WAITING', 'rui WAITING']);
    stage.sink.answer = () => 'accept';
    await stage.at(after(31 * 1440));
    await stage.at(after(31 * 1440 + 1));
    expect(await stage.states()).toEqual(['ana DELIVERED', 'rui DELIVERED']);
    expect([stage.sentTo('ana'), stage.sentTo('rui')]).toEqual([1, 1]);
  });

  test('opens one breaker for all: others wait, and one mail at a time probes', async () => {
    const names = readers(12);
    await armMessage(stage.testApp, stage.member, { recipients: names });
    let asked = 0;
    stage.sink.answer = () => {
      asked += 1;
      return { refuse: 554, words: '5.7.1 relay access denied' };
    };
    await stage.at(due);
    const first = asked;
    expect(first).toBeLessThanOrEqual(20);
    await stage.at(after(1));
    await stage.at(after(2));
    // One probe a minute at most, however many mails wait.
    expect(asked - first).toBeLessThanOrEqual(2);
    const other = await armMessage(stage.testApp, stage.member, {
      trigger: { localTime: '09:05' },
    });
    await stage.at(after(6));
    expect(
      await stage.query(
        'select state, attempts, relay_tries from deliveries where message_id = ?',
        [other],
      ),
    ).toEqual([{ state: 'WAITING', attempts: 0, relay_tries: 0 }]);
    stage.sink.answer = () => 'accept';
    await stage.at(after(30));
    await stage.at(after(31));
    expect(new Set((await stage.states()).map((line) => line.split(' ')[1]))).toEqual(
      new Set(['DELIVERED']),
    );
    expect(await stage.query('select open_since, says from relay_state')).toEqual([
      { open_since: null, says: null },
    ]);
  });

  test('raises an alarm with the relay’s response, which resolves by itself', async () => {
    const names = ['a', 'b', 'c', 'd'].map((name) => `${name}@example.org`);
    await armMessage(stage.testApp, stage.member, { recipients: names });
    stage.sink.answer = (to) => ({ refuse: 550, words: `5.4.5 <${to}>: daily quota exceeded` });
    await stage.at(due);
    const found = () => stage.alarms();
    const [alarm, ...others] = await found();
    expect(others).toEqual([]);
    expect(alarm).toMatchObject({ kind: 'relay_down', subject: '' });
    expect(alarm?.summary).toMatch(/4 mails wait.*5\.4\.5.*quota exceeded/);
    expect(alarm?.summary).not.toContain('@example.org');
    stage.sink.answer = () => 'accept';
    await stage.at(after(30));
    expect(await found()).toEqual([]);
  });

  test('does not end the notice to a sender whose mail bounced', async () => {
    await armMessage(stage.testApp, stage.member, { recipients: ['gone@example.org'] });
    stage.sink.answer = (to) =>
      to.startsWith('gone')
        ? { refuse: 550, words: '5.1.1 no such user' }
        : { refuse: 451, words: '4.3.0 later' };
    stage.testApp.clock.set(due);
    await sweepOnce(stage.system());
    await drainJobs(stage.testApp, 'send-deliveries');
    for (let tries = 0; tries < 30; tries += 1) {
      const waiting = await stage.query<{ id: string }>(
        `update jobs.job set start_after = now() where name = 'send-notice' and state < 'active' returning id`,
      );
      expect(waiting).toHaveLength(1);
      stage.testApp.clock.advance({ hours: 12 });
      await drainJobs(stage.testApp, 'send-notice');
    }
    stage.sink.answer = () => 'accept';
    stage.testApp.clock.advance({ hours: 12 });
    await stage.query(`update jobs.job set start_after = now() where name = 'send-notice'`);
    await drainJobs(stage.testApp, 'send-notice');
    expect(stage.sentTo('maria')).toBe(1);
    expect(
      await stage.query(`select 1 from jobs.job where name = 'send-notice' and state < 'active'`),
    ).toEqual([]);
  });
});

describe('D5: an unknown outcome', () => {
  test('is retried twice with one Message-ID, then waits for a person to decide', async () => {
    const id = await armMessage(stage.testApp, stage.member, { recipients: ['lost@example.org'] });
    stage.sink.answer = () => 'drop-after-data';
    await stage.at(due);
    for (const minutes of [1, 20, 60, 1440, 14400]) await stage.at(after(minutes));
    expect(await stage.states()).toEqual(['lost UNRESOLVED']);
    expect(stage.sentTo('lost')).toBe(3);
    expect(new Set(stage.sink.mails.map((mail) => mail.messageId)).size).toBe(1);
    // It is neither open nor failed: the message does not wait for it.
    expect(await stage.query('select state from messages where id = ?', [id])).toEqual([
      { state: 'DELIVERED' },
    ]);
    const [delivery] = await stage.query<{ id: string }>('select id from deliveries');
    const left = await graphql<{ leaveDelivery: object }, object>(
      stage.testApp,
      'mutation ($id: ID!) { leaveDelivery(deliveryId: $id) { state leftAsIs problem } }',
      { id: delivery?.id },
      stage.member.cookie,
    );
    expect(left.data?.leaveDelivery).toMatchObject({ state: 'UNRESOLVED', leftAsIs: true });
    stage.sink.answer = () => 'accept';
    const again = await graphql<{ retryDelivery: object }, object>(
      stage.testApp,
      'mutation ($id: ID!) { retryDelivery(deliveryId: $id) { state } }',
      { id: delivery?.id },
      stage.member.cookie,
    );
    expect(again.data?.retryDelivery).toEqual({ state: 'WAITING' });
    await stage.at(after(14500));
    expect(await stage.states()).toEqual(['lost DELIVERED']);
    expect(new Set(stage.sink.mails.map((mail) => mail.messageId)).size).toBe(1);
  });
});
