import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DesktopState } from '#ipc/channels.ts';
import type { DesktopApp } from '#main/desktop-app.ts';
import { startDesktop } from '#main/start-desktop.ts';
import { FakeDesktop } from '#testing/fake-ports.ts';
import { csvHeaders, FarServer } from '#testing/far-server.ts';
import { ManualClock } from '#testing/manual-clock.ts';

let far: FarServer;
let fake: FakeDesktop;
let clock: ManualClock;
let app: DesktopApp;
beforeEach(async () => {
  far = await FarServer.start();
  far.answer = (_request, response) => void response.writeHead(200, csvHeaders).end('id\r\n1\r\n');
  clock = new ManualClock();
  fake = new FakeDesktop(clock);
  app = await startDesktop(fake.ports());
  await fake.ask('profile:add', { name: 'Home', address: far.origin });
});
afterEach(() => far.stop());

const state = async () => (await fake.ask('state:read')) as DesktopState;

it('a schedule keeps so many files, shows what goes next, and touches no other file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'infinite-folder-'));
  fake.folder = folder;
  await fake.ask('folder:choose');
  await writeFile(join(folder, 'users-export-2026-05-03.csv'), 'exported by hand');
  const daily = { kind: 'users', every: 'day', hour: 13, minute: 0, weekday: 0, keep: 2 };
  await fake.ask('schedule:save', { schedules: [daily] });
  const day = 24 * 60 * 60_000;
  for (let days = 1; days <= 3; days += 1) {
    await clock.pass(day);
    await vi.waitFor(() =>
      expect(app.transfers.views.filter((view) => view.state === 'done')).toHaveLength(days),
    );
  }
  const hand = 'users-export-2026-05-03.csv';
  const dated = (date: number) => `users-export-2026-05-0${date}.csv`;
  await vi.waitFor(async () =>
    expect((await readdir(folder)).toSorted()).toEqual([hand, dated(5), dated(6)]),
  );
  await vi.waitFor(async () =>
    expect((await state()).schedules[0]?.removesNext).toEqual([dated(5)]),
  );
  await fake.ask('schedule:save', { schedules: [{ ...daily, keep: null }] });
  expect((await state()).schedules).toMatchObject([{ keep: null, removesNext: [] }]);
  await fake.ask('schedule:save', { schedules: [{ ...daily, keep: 1 }] });
  expect((await state()).schedules).toMatchObject([{ removesNext: [dated(5), dated(6)] }]);
});

it('what was missed is caught up once at the next start', async () => {
  fake.folder = await mkdtemp(join(tmpdir(), 'infinite-folder-'));
  await fake.ask('folder:choose');
  const daily = { kind: 'users', every: 'day', hour: 13, minute: 0, weekday: 0 };
  await fake.ask('schedule:save', { schedules: [daily] });
  const later = new ManualClock(new Date(2026, 4, 8, 9, 0));
  const next = new FakeDesktop(later);
  const again = await startDesktop({ ...next.ports(), folders: { userData: fake.userData } });
  await later.pass(3 * 60_000);
  await vi.waitFor(() => expect(again.transfers.views).toMatchObject([{ state: 'done' }]));
});
