import { seedDemo } from '@infinite/api/seeds/demo';
import type { BlobStore } from '@infinite/api/adapters/storage/port';
import { newContext } from '@infinite/api/platform/context';
import {
  deliveriesOutbox,
  planMessagesSweep,
} from '@infinite/api/features/messages/delivery/index';
import { messageStates } from '@infinite/schema/catalogue/messages';
import { Notifications } from '@infinite/api/platform/notifications/notifications';
import { drainJobs } from '@infinite/api/testing/drain-jobs';
import { createTestApp, type TestApp } from '@infinite/api/testing/test-app';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let test: TestApp;
let told: readonly string[];

beforeAll(async () => {
  test = await createTestApp({ now: '2026-11-21T10:20:00Z' });
  told = await seedDemo(test.app);
});
afterAll(() => test.close());

const rows = <Row>(sql: string) => test.app.orm.em.getConnection().execute<Row[]>(sql);

async function signIn(email: string): Promise<string> {
  const password = /password (\S+)/.exec(told.join('\n'))?.[1];
  const response = await test.server.inject({
    method: 'POST',
    url: '/api/auth/signin',
    headers: { origin: test.app.config.publicOrigin },
    payload: { username: email, password, browser: 'chrome', mobile: false },
  });
  expect(response.statusCode).toBe(200);
  const [cookie] = response.cookies;
  return `${cookie?.name}=${cookie?.value}`;
}

async function ask<Data>(query: string, cookie: string): Promise<Data> {
  const response = await test.server.inject({
    method: 'POST',
    url: '/graphql',
    headers: { cookie, origin: test.app.config.publicOrigin },
    payload: { query },
  });
  const { data, errors } = response.json<{ data: Data; errors?: unknown }>();
  expect(errors).toBeUndefined();
  return data;
}

function storeWith(store: BlobStore, put: BlobStore['put']): BlobStore {
  return {
    put,
    open: (key) => store.open(key),
    stat: (key) => store.stat(key),
    remove: (key) => store.remove(key),
    removeFolder: (folder) => store.removeFolder(folder),
    list: (folder) => store.list(folder),
    removeUnfinished: (seconds) => store.removeUnfinished(seconds),
    space: () => store.space(),
    check: () => store.check(),
  };
}

interface Shown {
  title: string;
  state: string;
  postponed: boolean;
  awaitingAnswer: boolean;
  attachments: { recording: { state: string; durationMs: number | null; kind: string } }[];
  deliveries: { state: string; openedAt: string | null; late: boolean }[];
  history: { at: string; what: string }[];
}

const listQuery = `{ messages(first: 100) { nodes { title state postponed awaitingAnswer
  attachments { recording { state durationMs kind } }
  deliveries { state openedAt late } history { at what } } } }`;

describe('the sample family', () => {
  it('has a message in every state, each with its history in the order of time', async () => {
    const cookie = await signIn('rosa@example.org');
    const { messages } = await ask<{ messages: { nodes: Shown[] } }>(listQuery, cookie);
    const states = new Set(messages.nodes.map(({ state }) => state));
    expect([...states].sort()).toEqual([...messageStates].sort());
    for (const { title, state, history } of messages.nodes) {
      if (state === 'DRAFT') continue;
      const times = history.map(({ at }) => at);
      expect(times.length, title).toBeGreaterThan(0);
      expect(times, title).toEqual(times.toSorted());
      expect(
        times.every((at) => at <= '2026-11-21T10:20:00Z'),
        title,
      ).toBe(true);
    }
    const named = (start: string) => messages.nodes.find(({ title }) => title.startsWith(start));
    expect(named('The almond cake')?.deliveries).toMatchObject([
      { state: 'DELIVERED', late: false },
      { state: 'DELIVERED', late: false },
    ]);
    expect(named('The almond cake')?.deliveries.some(({ openedAt }) => openedAt)).toBe(true);
    expect(named('When the garden')).toMatchObject({ state: 'SCHEDULED', postponed: true });
    expect(named('For your first day')).toMatchObject({ state: 'REMINDED', awaitingAnswer: true });
    expect(named('Thank you for the letters')?.deliveries).toMatchObject([{ state: 'FAILED' }]);
    expect(named('Happy birthday')?.deliveries).toMatchObject([{ state: 'DELIVERED' }]);
  });

  it('has real sound and pictures, ready to be played', async () => {
    const cookie = await signIn('rosa@example.org');
    const { recordings } = await ask<{
      recordings: { nodes: { id: string; kind: string; state: string; durationMs: number }[] };
    }>(`{ recordings(first: 50) { nodes { id kind state durationMs silent } } }`, cookie);
    expect(recordings.nodes.map(({ state }) => state)).toEqual(Array(8).fill('READY'));
    const voices = recordings.nodes.filter(({ kind }) => kind === 'VOICE');
    expect(voices).toHaveLength(5);
    for (const voice of voices) expect(voice.durationMs).toBeGreaterThan(15_000);
    const media = await test.server.inject({ url: `/media/${voices[0]?.id}`, headers: { cookie } });
    expect(media.statusCode).toBe(200);
    expect(media.headers['content-type']).toMatch(/^audio\//);
  });

  it('keeps what each writes from the other', async () => {
    const cookie = await signIn('anders@example.org');
    const { messages } = await ask<{ messages: { nodes: Shown[] } }>(listQuery, cookie);
    expect(messages.nodes.map(({ title }) => title)).toEqual(['What I never said about the boat']);
  });

  it('is told once: a second run says that it is there', async () => {
    const before = await rows('select id from messages order by id');
    const again = await seedDemo(test.app);
    expect(again.join(' ')).toMatch(/here already/);
    expect(await rows('select id from messages order by id')).toEqual(before);
  });

  it('is told anew after a run that was cut off half-way, and what that left sends nothing', async () => {
    const half = await createTestApp({ now: '2026-11-21T10:20:00Z' });
    try {
      let kept = 0;
      const whole = half.app.blobs;
      const blobs = storeWith(whole, (key, content) => {
        kept += 1;
        if (kept > 6) throw new Error('cut off');
        return whole.put(key, content);
      });
      const rowsOf = <Row>(sql: string) => half.app.orm.em.getConnection().execute<Row[]>(sql);
      await expect(seedDemo({ ...half.app, blobs })).rejects.toThrow('cut off');
      const again = await seedDemo(half.app);
      expect(again.join(' ')).toMatch(/cut off.*is here/);
      const [{ armed } = { armed: -1 }] = await rowsOf<{ armed: number }>(
        `select count(*)::int as armed from messages m join users u on u.id = m.author_id
         where u.deleted_at is not null and m.next_step_at is not null`,
      );
      expect(armed).toBe(0);
      const [{ told: titles } = { told: 0 }] = await rowsOf<{ told: number }>(
        `select count(*)::int as told from messages m join users u on u.id = m.author_id
         where u.email = 'rosa@example.org'`,
      );
      expect(titles).toBeGreaterThan(7);
      expect((await seedDemo(half.app)).join(' ')).toMatch(/here already/);
    } finally {
      await half.close();
    }
  });

  it('keeps the workers of other processes out: they would send in the present what belongs to the past', async () => {
    const beside = await createTestApp({ now: '2026-11-21T10:20:00Z' });
    const others = new Notifications(beside.databaseUrl, beside.app.log);
    try {
      await others.start();
      const mayWork: boolean[] = [];
      const put = async () => {
        for (const { name } of [planMessagesSweep, deliveriesOutbox]) {
          mayWork.push(await others.withSharedLock(`sweep:${name}`, () => Promise.resolve()));
        }
        throw new Error('that is enough of the story');
      };
      const blobs = storeWith(beside.app.blobs, put);
      await expect(seedDemo({ ...beside.app, blobs })).rejects.toThrow('enough of the story');
      expect(mayWork).toEqual([false, false]);
    } finally {
      await others.stop();
      await beside.close();
    }
  });

  it('leads the tour: an hour, a day and a day later two mails and the letter have left', async () => {
    const subjects = async (span: { hours: number }) => {
      const before = test.mailer.sent.length;
      test.clock.advance(span);
      for (let turn = 0; turn < 4; turn += 1) {
        const job = planMessagesSweep.name;
        await planMessagesSweep.run(newContext(test.app, { kind: 'system', job }));
        // What a recipient gets is prepared before it leaves.
        await drainJobs(test, 'prepare-recording-version', 'send-notice', 'send-deliveries');
      }
      return test.mailer.sent.slice(before).filter(({ html, text }) => /tiller/.test(text + html));
    };
    const addresses = (mails: { to: { address: string } }[]) => mails.map(({ to }) => to.address);
    expect(addresses(await subjects({ hours: 2 }))).toEqual(['rosa@example.org']);
    expect(addresses(await subjects({ hours: 24 }))).toEqual(['rosa@example.org']);
    await subjects({ hours: 24 });
    const [sent] = await rows<{ state: string }>(
      `select state from messages where title like 'The tiller%'`,
    );
    expect(sent?.state).toBe('DELIVERED');
    expect(test.mailer.sent.at(-1)?.to.address).toBe('daniel@example.org');
  });
});
