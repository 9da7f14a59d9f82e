import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startDesktop } from '#main/start-desktop.ts';
import { FakeDesktop } from '#testing/fake-ports.ts';
import { FarServer } from '#testing/far-server.ts';
import { ManualClock } from '#testing/manual-clock.ts';
import { newsBetween, trayFace, type Standing } from './standing.ts';

const sends = { due: 1, late: 0, failed: 0, held: false };
/** What an administrator reads. */
const well: Standing = {
  deliveries: sends,
  alarms: [],
  enquiries: 0,
  reviews: 0,
  backupFailed: false,
};
const nothing: Standing = {
  ...{ deliveries: null, alarms: null, enquiries: null, reviews: null, backupFailed: null },
};
const ofEditor = (reviews: number): Standing => ({ ...nothing, reviews });
const ofSupport = (enquiries: number, failed = 0): Standing => ({
  ...nothing,
  deliveries: { ...sends, failed },
  enquiries,
});

const wellDue = 'Deliveries are well. 1 message due.';

describe('the tray', () => {
  it.each<[Standing | null, string, string[]]>([
    [null, 'unknown', ['Not known at the moment']],
    [well, 'well', [wellDue]],
    [
      { ...well, deliveries: { ...sends, failed: 2, late: 1 } },
      'trouble',
      ['Deliveries: 2 failed, 1 late'],
    ],
    [{ ...well, deliveries: { ...sends, late: 3 } }, 'trouble', ['Deliveries: 3 late']],
    [
      { ...well, deliveries: { ...sends, held: true }, alarms: ['a', 'b'], enquiries: 3 },
      'trouble',
      ['Sending is on hold', '2 open alarms', '3 enquiries wait for an answer'],
    ],
    [
      { ...well, enquiries: 1, reviews: 1 },
      'well',
      [wellDue, '1 enquiry waits for an answer', '1 review waits for a decision'],
    ],
    [ofEditor(2), 'well', ['2 reviews wait for a decision']],
    [ofEditor(0), 'well', ['Nothing waits for you.']],
    [ofSupport(2), 'well', [wellDue, '2 enquiries wait for an answer']],
    [ofSupport(0, 1), 'trouble', ['Deliveries: 1 failed']],
  ])('tells %j as %s', (standing, state, labels) => {
    const face = trayFace(standing);
    expect(face.state).toBe(state);
    expect(face.lines.map(({ label }) => label)).toEqual(labels);
  });
});

describe('news', () => {
  const titles = (before: Standing, now: Standing) =>
    newsBetween(before, now).map(({ title }) => title);

  it('are new failures alone, never those of before the start', () => {
    const bad = { ...well, deliveries: { ...sends, failed: 3 }, backupFailed: true };
    expect(newsBetween(null, bad)).toEqual([]);
    expect(titles(bad, bad)).toEqual([]);
    expect(titles(bad, well)).toEqual([]);
    expect(titles({ ...well, deliveries: { ...sends, failed: 1 } }, bad)).toEqual([
      'A delivery failed',
      'A backup failed',
    ]);
    const before = { ...well, alarms: ['a', 'b'], enquiries: 2 };
    const news = newsBetween(before, { ...well, alarms: ['b', 'c'], enquiries: 3, reviews: 2 });
    expect(news.map(({ title, opens }) => [title, opens.tab, opens.params['view']])).toEqual([
      ['New alarm', 'operations', 'health'],
      ['New enquiry', 'inbox', undefined],
      ['2 new reviews', 'inbox', 'reviews'],
    ]);
  });

  it('are of what the role includes, and a role that grows brings none', () => {
    expect(titles(ofEditor(1), ofEditor(2))).toEqual(['New review']);
    expect(titles(ofSupport(1), ofSupport(3, 1))).toEqual(['A delivery failed', '2 new enquiries']);
    const bad = { ...well, alarms: ['a'], enquiries: 4, reviews: 1, backupFailed: true };
    expect(titles(ofEditor(1), bad)).toEqual([]);
    expect(titles(bad, ofEditor(1))).toEqual([]);
  });
});

describe('the watch over the server', () => {
  let far: FarServer;
  const fake = () => new FakeDesktop(new ManualClock());
  const standing = (failed: number, lastBackupFailed = false) => ({
    data: {
      standing: {
        deliveries: { dueDeliveries: 4, late: 0, failed, held: false },
        alarms: failed > 1 ? [{ id: 'a1', kind: 'disk_low' }] : [{ id: 'h1', kind: 'hold' }],
        openEnquiries: failed,
        waitingReviews: 0,
        lastBackupFailed,
      },
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

    far.answer = answering(standing(1));
    await desk.ask('api:request', { method: 'POST', path: '/api/auth/signin', body: '{}' });
    await clock.pass(60_000);
    await vi.waitFor(() => expect(desk.tray?.state).toBe('trouble'));
    expect(desk.notices).toEqual([]);

    far.answer = answering(standing(2, true));
    await clock.pass(60_000);
    await vi.waitFor(() => expect(desk.notices).toHaveLength(4));
    expect(desk.tray?.tooltip).toBe(
      '1 open alarm · Deliveries: 2 failed · 2 enquiries wait for an answer',
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

  it('shows an editor the reviews alone, which open from the tray', async () => {
    const desk = fake();
    const clock = desk.clock as ManualClock;
    await startDesktop(desk.ports());
    await desk.ask('profile:add', { name: '', address: far.origin });
    const part = { deliveries: null, alarms: null, openEnquiries: null, lastBackupFailed: null };
    far.answer = answering({ data: { standing: { ...part, waitingReviews: 1 } } });
    await desk.ask('api:request', { method: 'POST', path: '/api/auth/signin', body: '{}' });
    await clock.pass(60_000);
    await vi.waitFor(() => expect(desk.tray?.tooltip).toBe('1 review waits for a decision'));
    const line = desk.tray?.menu.find(
      (entry) => 'label' in entry && entry.label?.includes('review'),
    );
    if (line && 'click' in line) line.click?.();
    expect(desk.sent.at(-1)).toEqual({
      name: 'navigate',
      event: { tab: 'inbox', params: { view: 'reviews' } },
    });
  });
});
