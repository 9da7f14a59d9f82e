import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Disk } from '#main/ports.ts';
import { cookieJar } from '#testing/cookie-jar.ts';
import { csvHeaders, FarServer } from '#testing/far-server.ts';
import { ManualClock } from '#testing/manual-clock.ts';
import { nodeDisk } from './node-disk.ts';
import { Transfers } from './transfers.ts';

const users = { what: 'export', kind: 'users' } as const;
const csv = 'id,name\r\n1,Ann\r\n2,Bo\r\n';
let far: FarServer;
let folder: string;
let clock: ManualClock;
let disk: Disk;
beforeEach(async () => {
  far = await FarServer.start();
  folder = await mkdtemp(join(tmpdir(), 'infinite-exports-'));
  clock = new ManualClock();
  disk = nodeDisk;
});
afterEach(() => far.stop());

function started() {
  const transfers = new Transfers({ disk, clock }, () => {});
  const id = transfers.start(users, { session: cookieJar(), origin: far.origin, folder });
  return { transfers, id, view: () => transfers.views[0] };
}

/** Gives the listed answers in turn, then repeats the last one. */
function answers(...each: ((response: ServerResponse, request: IncomingMessage) => void)[]) {
  let turn = 0;
  far.answer = (request, response) => {
    each[Math.min(turn, each.length - 1)]?.(response, request);
    turn += 1;
  };
}
const whole = (response: ServerResponse) =>
  void response.writeHead(200, { ...csvHeaders, 'x-export-rows': '2' }).end(csv);
const half = (response: ServerResponse) => {
  response.writeHead(200, csvHeaders);
  response.write(csv.slice(0, 12), () => response.destroy());
};

describe('an export', () => {
  it('is kept under its documented name when it is whole', async () => {
    answers(whole);
    const { transfers, id, view } = started();
    expect(await transfers.ended(id)).toEqual({
      state: 'done',
      fileName: 'users-export-2026-05-04.csv',
    });
    expect(view()).toMatchObject({ state: 'done', rows: 2, bytes: csv.length });
    expect(await readdir(folder)).toEqual(['users-export-2026-05-04.csv']);
    expect(await readFile(join(folder, 'users-export-2026-05-04.csv'), 'utf8')).toBe(csv);
    expect(transfers.pathOf(id)).toBe(join(folder, 'users-export-2026-05-04.csv'));
    expect(far.requests[0]).toMatchObject({ method: 'GET', url: '/api/admin/export/users' });
  });

  it('of the same day stands beside the earlier one', async () => {
    answers(whole);
    const { transfers, id } = started();
    await transfers.ended(id);
    const again = transfers.start(users, { session: cookieJar(), origin: far.origin, folder });
    await transfers.ended(again);
    expect((await readdir(folder)).sort()).toEqual([
      'users-export-2026-05-04 (2).csv',
      'users-export-2026-05-04.csv',
    ]);
  });

  it('begins anew after a lost line, and nothing of the broken attempt is kept', async () => {
    answers(half, (response) => void response.writeHead(503).end(), whole);
    const { transfers, id, view } = started();
    await vi.waitFor(() => expect(view()?.state).toBe('waiting'));
    expect(await readdir(folder)).toEqual([]);
    await clock.pass(1_000);
    await vi.waitFor(() => expect(view()).toMatchObject({ state: 'waiting', attempt: 3 }));
    await clock.pass(4_000);
    expect(await transfers.ended(id)).toMatchObject({ state: 'done' });
    expect(await readdir(folder)).toEqual(['users-export-2026-05-04.csv']);
  });

  it('is given up with words when the line does not come back, and can be tried again', async () => {
    answers(half);
    const { transfers, id, view } = started();
    for (const attempt of [2, 3, 4, 5]) {
      await vi.waitFor(() => expect(view()).toMatchObject({ state: 'waiting', attempt }));
      await clock.pass(60_000);
    }
    expect(await transfers.ended(id)).toEqual({ state: 'failed', failure: 'unreachable' });
    expect(await readdir(folder)).toEqual([]);
    answers(whole);
    transfers.retry(id);
    expect(await transfers.ended(id)).toMatchObject({ state: 'done' });
  });

  it('that stands still for a minute counts as a lost line', async () => {
    answers((response) => {
      response.writeHead(200, csvHeaders);
      response.write(csv.slice(0, 12));
    }, whole);
    const { transfers, id, view } = started();
    await vi.waitFor(() => expect(view()?.bytes).toBe(12));
    await clock.pass(60_000);
    await vi.waitFor(() => expect(view()?.state).toBe('waiting'));
    await clock.pass(1_000);
    expect(await transfers.ended(id)).toMatchObject({ state: 'done' });
  });

  it.each([
    ['a page', { 'content-type': 'text/html' }, '<h1>Sign in to the Wi-Fi</h1>'],
    ['a page under a CSV name', csvHeaders, '<!doctype html><h1>x</h1>\n'],
    ['JSON', { 'content-type': 'application/json' }, '{}'],
  ])('that the server answers with %s is refused at once', async (_, headers, body) => {
    answers((response) => void response.writeHead(200, headers).end(body));
    const { transfers, id } = started();
    expect(await transfers.ended(id)).toEqual({ state: 'failed', failure: 'not-the-file' });
    expect(await readdir(folder)).toEqual([]);
    expect(far.requests).toHaveLength(1);
  });

  it('with fewer rows than announced is not kept', async () => {
    answers(
      (response) => void response.writeHead(200, { ...csvHeaders, 'x-export-rows': '3' }).end(csv),
    );
    const { view } = started();
    await vi.waitFor(() => expect(view()?.state).toBe('waiting'));
    expect(await readdir(folder)).toEqual([]);
  });

  it.each([
    [401, 'signed-out'],
    [403, 'forbidden'],
    [404, 'refused'],
  ])('that is refused with %i says %s and is not repeated', async (status, failure) => {
    answers((response) => void response.writeHead(status).end());
    const { transfers, id } = started();
    expect(await transfers.ended(id)).toEqual({ state: 'failed', failure });
    expect(far.requests).toHaveLength(1);
  });

  it('stops when it is cancelled, midway and while it waits', async () => {
    answers((response) => {
      response.writeHead(200, csvHeaders);
      response.write(csv.slice(0, 12));
    });
    const { transfers, id, view } = started();
    await vi.waitFor(() => expect(view()?.bytes).toBe(12));
    transfers.cancel(id);
    expect(await transfers.ended(id)).toEqual({ state: 'cancelled' });
    expect(await readdir(folder)).toEqual([]);

    answers(half);
    transfers.retry(id);
    await vi.waitFor(() => expect(view()?.state).toBe('waiting'));
    await transfers.stopAll();
    expect(view()?.state).toBe('cancelled');
  });
});

describe('a disk', () => {
  const failing = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));

  it.each([
    ['that fills while writing', 'ENOSPC', 'write', 'disk-full'],
    ['that is found full at the end', 'ENOSPC', 'sync', 'disk-full'],
    ['over its quota', 'EDQUOT', 'write', 'disk-full'],
    ['that breaks', 'EIO', 'write', 'unexpected'],
  ] as const)('%s ends the export with words and no file', async (_, code, when, failure) => {
    disk = {
      ...nodeDisk,
      create: async (path) => ({ ...(await nodeDisk.create(path)), [when]: () => failing(code) }),
    };
    answers(whole);
    const { transfers, id } = started();
    expect(await transfers.ended(id)).toEqual({ state: 'failed', failure });
    expect(await readdir(folder)).toEqual([]);
    expect(far.requests).toHaveLength(1);
  });

  it('whose folder is gone says so', async () => {
    folder = join(folder, 'gone');
    answers(whole);
    const { transfers, id } = started();
    expect(await transfers.ended(id)).toEqual({ state: 'failed', failure: 'folder-gone' });
  });

  it('never shows the final name before the file is synced', async () => {
    const acts: string[] = [];
    disk = {
      ...nodeDisk,
      create: async (path) => {
        const file = await nodeDisk.create(path);
        acts.push(`create ${path.endsWith('.part') ? 'part' : path}`);
        return { ...file, sync: () => (acts.push('sync'), file.sync()) };
      },
      rename: (from, to) => (acts.push('rename'), nodeDisk.rename(from, to)),
      settle: async () => void acts.push('settle'),
    };
    answers(whole);
    const { transfers, id } = started();
    await transfers.ended(id);
    expect(acts).toEqual(['create part', 'sync', 'rename', 'settle']);
  });
});

it('a backup is measured against the announced length, and the taskbar follows', async () => {
  answers((response) => {
    response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': '10' });
    response.write('12345');
  });
  const transfers = new Transfers({ disk, clock }, () => {});
  expect(transfers.progress).toBeNull();
  const start = {
    what: 'download',
    path: '/api/admin/backups/1',
    suggestedName: 'b.dump',
  } as const;
  const id = transfers.start(start, { session: cookieJar(), origin: far.origin, folder });
  expect(transfers.progress).toBe('busy');
  await vi.waitFor(() => expect(transfers.progress).toBe(0.5));
  transfers.cancel(id);
  await transfers.ended(id);
  expect(transfers.progress).toBeNull();
});
