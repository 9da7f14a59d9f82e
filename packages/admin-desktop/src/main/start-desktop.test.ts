import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestSchemas, type DesktopState } from '#ipc/channels.ts';
import { FakeDesktop } from '#testing/fake-ports.ts';
import { csvHeaders, FarServer } from '#testing/far-server.ts';
import { ManualClock } from '#testing/manual-clock.ts';
import type { DesktopApp } from './desktop-app.ts';
import type { UpdatesPort } from './ports.ts';
import { startDesktop } from './start-desktop.ts';

let far: FarServer;
let fake: FakeDesktop;
let clock: ManualClock;
let app: DesktopApp;
beforeEach(async () => {
  far = await FarServer.start();
  clock = new ManualClock();
  fake = new FakeDesktop(clock);
  app = await startDesktop(fake.ports());
});
afterEach(() => far.stop());

const state = async () => (await fake.ask('state:read')) as DesktopState;
const connect = () => fake.ask('profile:add', { name: 'Home', address: far.origin });
const whole = (_request: IncomingMessage, response: ServerResponse) =>
  void response.writeHead(200, csvHeaders).end('id\r\n1\r\n');

describe('the gates of every channel', () => {
  const names = Object.keys(requestSchemas);
  const strangers = [
    { url: 'https://evil.example/', isMainFrameOfWindow: true },
    { url: 'app://console/index.html', isMainFrameOfWindow: false },
    { url: 'app://console.evil/index.html', isMainFrameOfWindow: true },
    { url: '', isMainFrameOfWindow: true },
  ];

  it('every listed channel has a handler, and no other', () =>
    expect([...fake.channels.keys()].sort()).toEqual(names.toSorted()));

  it.each(names)('%s answers nobody but the console', async (name) => {
    for (const stranger of strangers) {
      await expect(fake.ask(name, undefined, stranger)).rejects.toThrow('not asked by the console');
    }
  });

  it.each(names)('%s lets no payload through that does not parse', async (name) => {
    const schema = requestSchemas[name as keyof typeof requestSchemas];
    await fc.assert(
      fc.asyncProperty(fc.anything(), async (payload) => {
        if (schema.safeParse(payload).success) return;
        await expect(fake.ask(name, payload)).rejects.toThrow('not a payload');
      }),
      { numRuns: 50 },
    );
  });

  it('a call carries no header that is main’s own, and goes nowhere but to the server', async () => {
    await connect();
    for (const header of [
      'cookie',
      'origin',
      'host',
      'authorization',
      'sec-fetch-site',
      'x\r\ny',
    ]) {
      const payload = { method: 'GET', path: '/api/x', headers: { [header]: 'x' } };
      await expect(fake.ask('api:request', payload)).rejects.toThrow('not a payload');
    }
    for (const path of [
      '//evil.example/api/x',
      '/\\evil.example/api/',
      '/admin',
      '/api/../x',
      '/graphql/x',
    ]) {
      const answer = await fake.ask('api:request', { method: 'GET', path });
      expect(answer).toEqual({ reached: false, reason: 'refused' });
    }
    expect(far.requests.map(({ url }) => url)).toEqual(['/healthz']);
  });
});

describe('the server and its session', () => {
  it('at first there is none; a checked one is remembered', async () => {
    expect((await state()).activeProfile).toBeNull();
    expect(await fake.ask('api:request', { method: 'GET', path: '/api/x' })).toMatchObject({
      reason: 'no-profile',
    });
    expect(await fake.ask('profile:add', { name: '', address: 'ftp://x' })).toEqual({
      ok: false,
      reason: 'not-http',
    });
    expect(await connect()).toMatchObject({ ok: true, origin: far.origin });
    expect((await state()).activeProfile).toMatchObject({ name: 'Home', origin: far.origin });
  });

  const signIn = (_request: IncomingMessage, response: ServerResponse) =>
    void response.writeHead(200, { 'set-cookie': 'ic_session=s3cret; HttpOnly' }).end('{}');
  const call = { method: 'POST', path: '/api/auth/signin', body: '{}' };

  it('the session stays in main, sealed on the disk, and outlives the run', async () => {
    await connect();
    far.answer = signIn;
    const answer = await fake.ask('api:request', call);
    expect(JSON.stringify(answer)).not.toContain('s3cret');
    await app.vault.settled();
    const [file = ''] = await readdir(join(fake.userData, 'sessions'));
    expect(await readFile(join(fake.userData, 'sessions', file), 'utf8')).not.toContain('s3cret');

    const next = new FakeDesktop(clock);
    await startDesktop({ ...next.ports(), folders: { userData: fake.userData } });
    far.answer = (_request, response) => void response.end('{}');
    await next.ask('api:request', { method: 'GET', path: '/api/auth/status' });
    expect(far.requests.at(-1)?.headers.cookie).toBe('ic_session=s3cret');
    expect(far.requests.at(-1)?.headers).not.toHaveProperty('origin');
  });

  it('without a keyring the session is kept for the run only, and the window can say so', async () => {
    const bare = new FakeDesktop(clock);
    bare.keyring = false;
    const without = await startDesktop(bare.ports());
    await bare.ask('profile:add', { name: '', address: far.origin });
    far.answer = signIn;
    await bare.ask('api:request', call);
    await without.vault.settled();
    expect(((await bare.ask('state:read')) as DesktopState).sessionKept).toBe(false);
    expect(await readdir(bare.userData)).not.toContain('sessions');
  });

  it('removing a server forgets its session', async () => {
    await connect();
    far.answer = signIn;
    await fake.ask('api:request', call);
    await fake.ask('profile:remove', { id: (await state()).activeProfile?.id });
    await app.vault.settled();
    expect(await readdir(join(fake.userData, 'sessions'))).toEqual([]);
    expect((await state()).profiles).toEqual([]);
  });

  it('several servers each keep a session of their own', async () => {
    const second = await FarServer.start();
    far.answer = second.answer = signIn;
    await connect();
    await fake.ask('api:request', call);
    await fake.ask('profile:add', { name: 'Second', address: second.origin });
    await fake.ask('api:request', { method: 'GET', path: '/api/auth/status' });
    expect(second.requests.at(-1)?.headers.cookie).toBeUndefined();
    const first = (await state()).profiles.find(({ name }) => name === 'Home');
    await fake.ask('profile:use', { id: first?.id });
    await fake.ask('api:request', { method: 'GET', path: '/api/auth/status' });
    expect(far.requests.at(-1)?.headers.cookie).toBe('ic_session=s3cret');
    await second.stop();
  });

  it('a lost server shows as offline and is found again', async () => {
    await connect();
    const { origin } = far;
    await far.stop();
    expect(await fake.ask('api:request', { method: 'GET', path: '/api/x' })).toMatchObject({
      reason: 'offline',
    });
    expect((await state()).online).toBe(false);
    vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json({ status: 'alive' }));
    await clock.pass(10_000);
    expect((await state()).online).toBe(true);
    expect(origin).toBe((await state()).activeProfile?.origin);
    vi.restoreAllMocks();
    far = await FarServer.start();
  });

  it('a profile file that is not JSON is put aside with a notice that can be dismissed', async () => {
    const broken = new FakeDesktop(clock);
    await writeFile(join(broken.userData, 'profiles.json'), 'not JSON');
    await startDesktop(broken.ports());
    expect(((await broken.ask('state:read')) as DesktopState).setAside).toMatch(/set-aside/);
    await broken.ask('notice:dismiss');
    expect(((await broken.ask('state:read')) as DesktopState).setAside).toBeNull();
  });
});

describe('files', () => {
  beforeEach(async () => {
    await connect();
    far.answer = whole;
  });

  it('the folder is asked for once; without one nothing is exported', async () => {
    const start = { what: 'export', kind: 'users' };
    expect(await fake.ask('transfer:start', start)).toBeNull();
    fake.folder = await mkdtemp(join(tmpdir(), 'infinite-folder-'));
    const started = (await fake.ask('transfer:start', start)) as { id: string };
    await app.transfers.ended(started.id);
    fake.folder = '/elsewhere';
    const again = (await fake.ask('transfer:start', start)) as { id: string };
    await app.transfers.ended(again.id);
    const { transfers, folder } = await state();
    expect(transfers.map((transfer) => transfer.state)).toEqual(['done', 'done']);
    await fake.ask('transfer:show', { id: started.id });
    expect(fake.shown).toEqual([join(folder ?? '', 'users-export-2026-05-04.csv')]);
  });

  it('a picture of a chart is written into the folder, and nothing but a picture', async () => {
    fake.folder = await mkdtemp(join(tmpdir(), 'infinite-folder-'));
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
    const save = (content: Buffer, name: string) =>
      fake.ask('picture:save', { name, png: content.toString('base64') });
    expect(await save(png, 'sign-ups.png')).toEqual({ fileName: 'sign-ups.png' });
    expect(await save(png, '../../sign-ups.exe')).toEqual({
      fileName: expect.stringMatching(/^[^/]+\.png$/),
    });
    await expect(save(Buffer.from('MZ'), 'x.png')).rejects.toThrow();
    expect(await readdir(fake.folder)).toHaveLength(2);
  });

  it('a scheduled export runs at its time, once, and a failed one is told', async () => {
    fake.folder = await mkdtemp(join(tmpdir(), 'infinite-folder-'));
    await fake.ask('folder:choose');
    const daily = { kind: 'users', every: 'day', hour: 12, minute: 30, weekday: 0 };
    await fake.ask('schedule:save', { schedules: [daily, daily] });
    expect((await state()).schedules).toHaveLength(1);
    await clock.pass(29 * 60_000);
    expect(app.transfers.views).toEqual([]);
    await clock.pass(5 * 60_000);
    await vi.waitFor(() => expect(app.transfers.views).toMatchObject([{ state: 'done' }]));
    await clock.pass(60 * 60_000);
    expect(await readdir(fake.folder)).toEqual(['users-export-2026-05-04.csv']);

    far.answer = (_request, response) => void response.writeHead(401).end();
    await clock.pass(23 * 60 * 60_000);
    await vi.waitFor(() => expect(fake.notices).toHaveLength(1));
    expect(fake.notices[0]).toMatchObject({ title: 'A scheduled export failed' });
  });

  it('the window hears of it and the taskbar shows it', async () => {
    fake.folder = await mkdtemp(join(tmpdir(), 'infinite-folder-'));
    far.answer = (_request, response) => {
      response.writeHead(200, csvHeaders);
      response.write('id\r\n');
    };
    const { id } = (await fake.ask('transfer:start', { what: 'export', kind: 'users' })) as {
      id: string;
    };
    await vi.waitFor(() => expect(app.transfers.views[0]?.bytes).toBe(4));
    await clock.pass(200);
    expect(fake.progress).toBe('busy');
    expect(fake.sent.at(-1)?.name).toBe('state:changed');
    await fake.ask('transfer:cancel', { id });
    await app.transfers.ended(id);
    await clock.pass(200);
    expect(fake.progress).toBeNull();
  });
});

describe('the desktop', () => {
  it('a link opens a place; another one only brings the window forward', () => {
    fake.openLink('infinite-connections://console/database?view=deliveries');
    expect(fake.sent).toContainEqual({
      name: 'navigate',
      event: { tab: 'database', params: { view: 'deliveries' } },
    });
    const told = fake.sent.length;
    fake.openLink('infinite-connections://console/rm');
    expect(fake.sent).toHaveLength(told);
    expect(fake.focused).toBe(2);
  });

  it('opens outside only what belongs to the server', async () => {
    await connect();
    await fake.ask('external:open', { url: 'https://evil.example/' });
    await fake.ask('external:open', { url: `${far.origin}/blog` });
    expect(fake.openedOutside).toEqual([`${far.origin}/blog`]);
  });

  it('the menu offers the places once there is a server', async () => {
    const go = () =>
      JSON.stringify(fake.menu.find((entry) => 'label' in entry && entry.label === 'Go'));
    expect(go()).toContain('"enabled":false');
    await connect();
    await clock.pass(200);
    expect(go()).toContain('"accelerator":"CmdOrCtrl+5"');
    expect(go()).not.toContain('"enabled":false');
  });

  it('the window comes back where it was', async () => {
    const bounds = { x: 10, y: 20, width: 900, height: 700 };
    fake.place({ name: 'main', bounds, maximized: false });
    await vi.waitFor(async () => expect(await readdir(fake.userData)).toContain('window.json'));
    const next = new FakeDesktop(clock);
    await startDesktop({ ...next.ports(), folders: { userData: fake.userData } });
    expect(next.openedAt).toMatchObject([{ name: 'main', bounds, maximized: false }]);
  });

  const help = (desktop: FakeDesktop) =>
    desktop.menu.flatMap((entry) =>
      'submenu' in entry && entry.label === 'Help' ? entry.submenu : [],
    );
  const checkEntry = (desktop: FakeDesktop) =>
    help(desktop).find((entry) => 'label' in entry && entry.label === 'Check for Updates…');

  it('a build without a feed neither looks for updates nor offers to', async () => {
    await clock.pass(24 * 60 * 60_000);
    expect((await state()).update).toBeNull();
    expect(checkEntry(fake)).toBeUndefined();
    await fake.ask('update:check');
    await fake.ask('update:install');
    expect((await state()).update).toBeNull();
  });

  it('a build with a feed looks at the start and when it is asked, and tells once what is ready', async () => {
    const found = [null, '0.2.0'];
    const asked: number[] = [];
    const installed: string[] = [];
    const updates: UpdatesPort = {
      check: async () => (asked.push(clock.now().getTime()), found.shift() ?? null),
      download: async (onProgress) => onProgress(1),
      install: () => void installed.push('0.2.0'),
    };
    const next = new FakeDesktop(clock);
    await startDesktop(next.ports({ updates }));
    const shown = async () => ((await next.ask('state:read')) as DesktopState).update;
    await clock.pass(0);
    expect(await shown()).toEqual({ kind: 'current' });
    const entry = checkEntry(next);
    if (!entry || !('click' in entry)) throw new Error('there is no entry to press');
    entry.click?.();
    await clock.pass(0);
    expect(next.sent).toContainEqual({ name: 'dialog:open', event: 'about' });
    expect(await shown()).toEqual({ kind: 'ready', version: '0.2.0' });
    await clock.pass(24 * 60 * 60_000);
    expect(asked).toHaveLength(2);
    await next.ask('update:install');
    expect(installed).toEqual(['0.2.0']);
  });

  it('notifies when an update was downloaded without being asked for', async () => {
    const next = new FakeDesktop(clock);
    const updates = { check: async () => '0.2.0', download: async () => {}, install: () => {} };
    await startDesktop(next.ports({ updates }));
    await clock.pass(24 * 60 * 60_000);
    expect(next.notices).toMatchObject([{ title: 'Version 0.2.0 is ready' }]);
  });
});
