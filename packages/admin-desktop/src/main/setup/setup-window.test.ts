import { readdir } from 'node:fs/promises';
import { beforeEach, expect, it, vi } from 'vitest';
import type { DesktopState } from '#ipc/channels.ts';
import { startDesktop } from '#main/start-desktop.ts';
import { FakeDesktop } from '#testing/fake-ports.ts';
import { FarServer } from '#testing/far-server.ts';
import { ManualClock } from '#testing/manual-clock.ts';

let fake: FakeDesktop;
let clock: ManualClock;
beforeEach(async () => {
  clock = new ManualClock();
  fake = new FakeDesktop(clock);
  await startDesktop(fake.ports());
});

const state = async () => (await fake.ask('state:read')) as DesktopState;

it('starts at sign-in when it is asked to, and can be told not to', async () => {
  expect((await state()).startsAtLogin).toBe(false);
  await fake.ask('login-start:set', { on: true });
  expect((await state()).startsAtLogin).toBe(true);
  expect(fake.atLogin).toBe(true);
  await fake.ask('login-start:set', { on: false });
  expect(fake.atLogin).toBe(false);
  expect(fake.openedAt.map(({ hidden }) => hidden)).toEqual([false]);
  const hidden = new FakeDesktop(clock);
  await startDesktop(hidden.ports({ startsHidden: true }));
  expect(hidden.openedAt.map((opened) => opened.hidden)).toEqual([true]);
});

it('a place opens in a window of its own, which comes back where it was', async () => {
  const place = { x: 10, y: 20, width: 900, height: 700 };
  fake.wantWindow('tab=inbox&enquiry=1');
  fake.wantWindow('');
  fake.wantWindow('tab=nonsense');
  await vi.waitFor(() => expect(fake.openedAt).toHaveLength(4));
  const [, inbox, ...others] = fake.openedAt;
  expect(inbox).toMatchObject({ name: 'inbox', query: 'tab=inbox&enquiry=1', bounds: null });
  expect(others.map(({ name, query }) => [name, query])).toEqual([
    ['users', ''],
    ['users', ''],
  ]);
  fake.place({ name: 'inbox', bounds: place, maximized: false });
  await vi.waitFor(async () => expect(await readdir(fake.userData)).toContain('window-inbox.json'));
  fake.wantWindow('tab=inbox');
  await vi.waitFor(() => expect(fake.openedAt.at(-1)).toMatchObject({ bounds: place }));
  fake.current = 'tab=content&post=1';
  const far = await FarServer.start();
  await fake.ask('profile:add', { name: 'Home', address: far.origin });
  await clock.pass(200);
  const file = fake.menu.flatMap((entry) =>
    'submenu' in entry && entry.label === 'File' ? entry.submenu : [],
  );
  const entry = file.find((item) => 'label' in item && item.label === 'New Window');
  if (!entry || !('click' in entry)) throw new Error('there is no entry to press');
  expect(entry.accelerator).toBe('CmdOrCtrl+N');
  entry.click?.();
  await vi.waitFor(() =>
    expect(fake.openedAt.at(-1)).toMatchObject({ name: 'content', query: 'tab=content&post=1' }),
  );
  await far.stop();
});
