import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newContext } from '#platform/context.ts';
import { beat } from '#features/operations/alarms/beat.ts';
import { lookForAlarms } from '#features/operations/alarms/look-for-alarms.ts';
import { sendAlarmNotices } from '#features/operations/alarms/send-alarm-notices.ts';
import { placeHold, releaseHold } from '#features/messages/delivery/index.ts';
import type { Alarm } from '#platform/alarms/alarm.ts';
import type { AlarmProbe } from '#platform/alarms/define-alarm.ts';
import { isStandardSigned, type SignatureHeaders } from '#platform/http/standard-signature.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const secret = 'a secret of alarms, long enough';
let receiver: Server;
let got: { url: string; headers: IncomingHttpHeaders; body: string }[];
let answer = 204;
let test: TestApp;
beforeEach(async () => {
  got = [];
  answer = 204;
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      got.push({ url: request.url ?? '', headers: request.headers, body });
      response.writeHead(answer).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  // A TCP server that listens has such an address.
  const { port } = receiver.address() as AddressInfo;
  test = await createTestApp({
    now: '2041-05-04T12:00:00Z',
    env: {
      ADMIN_EMAIL: 'chief@example.org',
      ALARM_WEBHOOK: `http://127.0.0.1:${port}/alarms`,
      ALARM_WEBHOOK_SECRET: secret,
      HEARTBEAT_URL: `http://127.0.0.1:${port}/beat`,
    },
  });
});
afterEach(async () => {
  await test.close();
  await new Promise((resolve) => receiver.close(resolve));
});

const system = () => newContext(test.app, { kind: 'system', job: 'test' });
const subjects = () => test.mailer.sent.map(({ subject }) => subject);

let current: Alarm[] = [];
const probe: AlarmProbe = { name: 'test', find: () => Promise.resolve(current) };
const diskFull: Alarm = {
  kind: 'disk_low',
  subject: 'storage',
  summary: 'The storage has 4 % free (8 GB).',
  whatToDo: 'Make room.',
};

async function look(probes: readonly AlarmProbe[] = [probe]) {
  await lookForAlarms(system(), probes);
  await sendAlarmNotices(system());
}

describe('an alarm', () => {
  it('reaches a person once by mail and once by webhook, with what to do, and once more when resolved', async () => {
    current = [diskFull];
    await look();
    await look();
    expect(subjects()).toEqual(['Alarm: disk low (storage)']);
    const [mail] = test.mailer.sent;
    expect(mail).toMatchObject({ to: { address: 'chief@example.org' }, purpose: 'account' });
    expect(mail?.text).toContain('4 % free');
    expect(mail?.text).toContain('Make room.');
    expect(got).toHaveLength(1);
    const seconds = test.clock.now().epochMilliseconds / 1000;
    expect(
      isStandardSigned(
        secret,
        { ...got[0]?.headers } as SignatureHeaders,
        got[0]?.body ?? '',
        seconds,
      ),
    ).toBe(true);
    expect(JSON.parse(got[0]?.body ?? '')).toMatchObject({
      type: 'alarm.opened',
      data: { kind: 'disk_low', subject: 'storage', whatToDo: 'Make room.', resolvedAt: null },
    });
    current = [];
    // One look without it may be a flicker.
    await look();
    expect(got).toHaveLength(1);
    await look();
    await look();
    expect(subjects()).toEqual(['Alarm: disk low (storage)', 'Resolved: disk low (storage)']);
    expect(got.map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual([
      'alarm.opened',
      'alarm.resolved',
    ]);
  });

  it('goes by webhook when the relay is what is broken, and by mail when the relay is back', async () => {
    current = [{ ...diskFull, kind: 'relay_down', subject: '' }];
    const { send } = test.mailer;
    test.mailer.send = () => Promise.reject(new Error('connect ECONNREFUSED'));
    await look();
    expect(got).toHaveLength(1);
    test.mailer.send = send;
    await look();
    expect(subjects()).toEqual([]);
    test.clock.advance({ minutes: 2 });
    await look();
    expect(subjects()).toEqual(['Alarm: relay down']);
    expect(got).toHaveLength(1);
  });

  it('is posted again until the receiver takes it', async () => {
    current = [diskFull];
    answer = 503;
    await look();
    answer = 200;
    test.clock.advance({ minutes: 2 });
    await look();
    await look();
    expect(got).toHaveLength(2);
    expect(got[0]?.headers['webhook-id']).toBe(got[1]?.headers['webhook-id']);
  });

  it('of a probe that fails names the probe, stops no other and resolves nothing', async () => {
    current = [diskFull];
    await look();
    current = [];
    const broken: AlarmProbe = { name: 'broken', find: () => Promise.reject(new Error('no')) };
    const other: AlarmProbe = {
      name: 'other',
      find: () => Promise.resolve([{ ...diskFull, kind: 'other_kind' }]),
    };
    await look([broken, probe, other]);
    await look([broken, probe, other]);
    await look([broken, probe, other]);
    expect(subjects().toSorted()).toEqual([
      'Alarm: disk low (storage)',
      'Alarm: other kind (storage)',
      'Alarm: probe failed (broken)',
    ]);
  });

  it('stands in the console for administrators and in /metrics', async () => {
    await placeHold(system(), 'the relay is moving');
    await lookForAlarms(system());
    const admin = await signUpMember(test, { role: 'admin' });
    const query = '{ openAlarms { kind subject summary whatToDo critical notified openedAt } }';
    const { data } = await graphql<{ openAlarms: unknown[] }, object>(
      test,
      query,
      {},
      admin.cookie,
    );
    expect(data?.openAlarms).toContainEqual(
      expect.objectContaining({
        kind: 'hold',
        critical: true,
        notified: false,
        summary: expect.stringContaining('the relay is moving'),
        whatToDo: expect.stringContaining('hold release'),
      }),
    );
    const metrics = (await test.server.inject('/metrics')).body;
    expect(metrics).toContain('infinite_alarm{kind="hold"} 1');
    expect(metrics).toContain('infinite_hold 1');
    expect(metrics).toContain('infinite_gauges_ok 1');
    await releaseHold(system());
    expect((await test.server.inject('/metrics')).body).toContain('infinite_hold 0');
  });
});

describe('the heartbeat', () => {
  const beats = () => got.filter(({ url }) => url === '/beat').length;

  it('is called while all is well, and stops while an urgent alarm is open', async () => {
    current = [];
    await look();
    await beat(system());
    expect(beats()).toBe(1);
    current = [{ ...diskFull, kind: 'certificate' }];
    await look();
    await beat(system());
    expect(beats()).toBe(2);
    current = [diskFull];
    await look();
    await beat(system());
    expect(beats()).toBe(2);
  });
});
