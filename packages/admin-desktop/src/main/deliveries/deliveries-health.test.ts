import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startDesktop } from '#main/start-desktop.ts';
import { FakeDesktop } from '#testing/fake-ports.ts';
import { FarServer } from '#testing/far-server.ts';
import { ManualClock } from '#testing/manual-clock.ts';
import { newsBetween, trayFace } from './deliveries-health.ts';

const well = {
  due: 1,
  late: 0,
  failed: 0,
  held: false,
  alarms: [] as string[],
  inbox: 0,
  backupFailed: false,
};

describe('the tray', () => {
  it.each([
    [null, 'unknown', ['Deliveries: not known at the moment']],
    [well, 'well', ['Deliveries are well. 1 message due.']],
    [{ ...well, failed: 2, late: 1 }, 'trouble', ['Deliveries: 2 failed, 1 late']],
    [{ ...well, late: 3 }, 'trouble', ['Deliveries: 3 late']],
    [
      { ...well, held: true, alarms: ['a', 'b'], inbox: 3 },
      'trouble',
      ['Sending is on hold', '2 open alarms', '3 items waiting in the inbox'],
    ],
    [
      { ...well, inbox: 1 },
      'well',
      ['Deliveries are well. 1 message due.', '1 item waiting in the inbox'],
    ],
  ])('tells %j as %s', (health, state, labels) => {
    const face = trayFace(health);
    expect(face.state).toBe(state);
    expect(face.lines.map(({ label }) => label)).toEqual(labels);
  });
});

describe('news', () => {
  it('are new failures alone, never those of before the start', () => {
    const bad = { ...well, failed: 3, backupFailed: true };
    expect(newsBetween(null, bad)).toEqual([]);
    expect(newsBetween(bad, bad)).toEqual([]);
    expect(newsBetween(bad, well)).toEqual([]);
    expect(newsBetween({ ...well, failed: 1 }, bad).map(({ title }) => title)).toEqual([
      'A delivery failed',
      'A backup failed',
    ]);
    const before = { ...well, alarms: ['a', 'b'], inbox: 2 };
    const news = newsBetween(before, { ...well, alarms: ['b', 'c'], inbox: 3 });
    expect(news.map(({ title, opens }) => [title, opens.tab])).toEqual([
      ['New alarm', 'operations'],
      ['New in the inbox', 'inbox'],
    ]);
  });
});

describe('the watch over the deliveries', () => {
  let far: FarServer;
  const fake = () => new FakeDesktop(new ManualClock());
  const health = (failed: number, state = 'DONE') => ({
    data: {
      deliveryHealth: { dueDeliveries: 4, late: 0, failed, held: false },
      openAlarms: failed > 1 ? [{ id: 'a1', kind: 'disk_low' }] : [{ id: 'h1', kind: 'hold' }],
      enquiries: { totalCount: failed },
      reviewsForModeration: { totalCount: 0 },
      backups: { nodes: [{ state }] },
    },
  });
  const answering = (value: unknown) => (_request: IncomingMessage, response: ServerResponse) =>
    void response.writeHead(200, { 'set-cookie': 'ic_session=s' }).end(JSON.stringify(value));
  beforeEach(async () => {
    far = await FarServer.start();
  });
  afterEach(() => far.stop());

  it('asks only when somebody signed in, draws the tray and tells what failed since', async () => {
    const desk = fake();
    const clock = desk.clock as ManualClock;
    await startDesktop(desk.ports());
    await desk.ask('profile:add', { name: '', address: far.origin });
    await clock.pass(61_000);
    expect(far.requests.some(({ url }) => url === '/graphql')).toBe(false);
    expect(desk.tray?.state).toBe('unknown');

    far.answer = answering(health(1));
    await desk.ask('api:request', { method: 'POST', path: '/api/auth/signin', body: '{}' });
    await clock.pass(60_000);
    await vi.waitFor(() => expect(desk.tray?.state).toBe('trouble'));
    expect(desk.notices).toEqual([]);

    far.answer = answering(health(2, 'FAILED'));
    await clock.pass(60_000);
    await vi.waitFor(() => expect(desk.notices).toHaveLength(4));
    expect(desk.tray?.tooltip).toBe(
      '1 open alarm · Deliveries: 2 failed · 2 items waiting in the inbox',
    );
    for (const notice of desk.notices) notice.onClick();
    const opened = desk.sent.filter(({ name }) => name === 'navigate').map(({ event }) => event);
    expect(opened).toEqual([
      { tab: 'operations', params: { view: 'deliveries' } },
      { tab: 'operations', params: { view: 'health' } },
      { tab: 'inbox', params: {} },
      { tab: 'database', params: {} },
    ]);

    far.answer = answering({ errors: [{ extensions: { code: 'FORBIDDEN' } }], data: null });
    await clock.pass(60_000);
    await vi.waitFor(() => expect(desk.tray?.state).toBe('unknown'));
  });
});
