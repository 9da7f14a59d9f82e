import { growthLimits } from '@infinite/schema/catalogue/growth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newContext } from '#platform/context.ts';
import { readFunnel } from '#features/insight/growth/funnel/read-funnel.ts';
import { browser, viewOf } from '#features/insight/growth/testing/readers.ts';
import {
  followSignUps,
  forgetMarks,
} from '#features/insight/growth/visits-events/growth-upkeep.sweep.ts';
import { VisitPipeline } from '#features/insight/visitors/index.ts';
import { armMessage } from '#testing/armed-message.ts';
import { signUpMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let visits: VisitPipeline;
beforeEach(async () => {
  test = await createTestApp({ now: '2041-05-08T12:00:00Z' });
  visits = new VisitPipeline(test.app);
});
afterEach(async () => {
  await visits.stop();
  await test.close();
});

const rows = <Row extends object>(sql: string, values: unknown[] = []) =>
  test.app.orm.em.getConnection().execute<Row[]>(sql, values);
const system = () => newContext(test.app, { kind: 'system', job: 'test' });

/** Each source's counts, by step, in this week. */
async function counted() {
  const admin = await signUpMember(test, { role: 'admin' });
  const { rows } = await readFunnel(await admin.ctx(), { weeks: 1 });
  return Object.fromEntries(rows.map(({ source, counts }) => [source, counts]));
}

const openModal = (ip: string, body: object = { source: null }, userAgent = browser) =>
  test.server.inject({
    method: 'POST',
    url: '/api/growth/auth-modal',
    headers: { 'user-agent': userAgent },
    remoteAddress: ip,
    payload: body,
  });

async function signUp(ip: string, more: object = {}) {
  const token = await test.server.inject({ method: 'GET', url: '/api/csrf-token' });
  const answer = await test.server.inject({
    method: 'POST',
    url: '/api/auth/signup',
    remoteAddress: ip,
    headers: {
      'user-agent': browser,
      'x-csrf-token': token.json<{ csrfToken: string }>().csrfToken,
      cookie: token.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
    payload: {
      username: 'ann',
      email: `ann-${ip}@example.org`,
      password: 'a quiet river bank',
      ...more,
    },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ id: string }>().id;
}

describe('a visit', () => {
  it('counts once a day, with the source of its first page', async () => {
    visits.opened(viewOf('192.0.2.1', { referrer: 'https://www.google.com/' }));
    visits.opened(viewOf('192.0.2.1', { url: '/pricing', referrer: 'http://localhost:3000/' }));
    await visits.flush();
    visits.opened(viewOf('192.0.2.1', { referrer: 'https://www.facebook.com/' }));
    visits.opened(viewOf('192.0.2.2', { url: '/blog/a-voice?utm_medium=email' }));
    await visits.flush();
    const sources = await counted();
    expect(sources['SEARCH']?.[0]).toBe(1);
    expect(sources['EMAIL']?.[0]).toBe(1);
    expect(sources['SOCIAL']).toBeUndefined();
    expect(
      await rows(
        'select path, source, value::int as value from growth_views order by path, source',
      ),
    ).toEqual([
      { path: 'BLOG', source: 'EMAIL', value: 1 },
      { path: 'HOME', source: 'SEARCH', value: 1 },
      { path: 'HOME', source: 'SOCIAL', value: 1 },
      { path: 'PRICING', source: 'WITHIN', value: 1 },
    ]);
  });

  it('counts once even if several processes saw it', async () => {
    const other = new VisitPipeline(test.app);
    visits.opened(viewOf('192.0.2.1'));
    other.opened(viewOf('192.0.2.1'));
    await Promise.all([visits.flush(), other.stop()]);
    expect((await counted())['DIRECT']?.[0]).toBe(1);
  });

  it('counts again on the next day, when it cannot be recognized as the same visitor', async () => {
    visits.opened(viewOf('192.0.2.1'));
    await visits.flush();
    const [first] = await rows<{ mark: string }>('select mark from growth_marks');
    test.clock.advance({ hours: 24 });
    visits.opened(viewOf('192.0.2.1'));
    await visits.flush();
    await forgetMarks(system());
    const marks = await rows<{ mark: string }>('select mark from growth_marks');
    expect(marks).toHaveLength(1);
    expect(marks[0]?.mark).not.toBe(first?.mark);
    expect(await rows('select day from growth_salts')).toHaveLength(1);
  });

  it('of a bot does not count, and of a visitor who opts out of tracking only as a page', async () => {
    visits.opened(viewOf('192.0.2.1', { userAgent: 'Googlebot/2.1' }));
    visits.opened(viewOf('192.0.2.2', { unmarked: true }));
    await visits.flush();
    expect(await counted()).toEqual({});
    expect(await rows('select value::int as value from growth_views')).toEqual([{ value: 1 }]);
  });

  it('leaves no address, browser or page behind', async () => {
    visits.opened(viewOf('192.0.2.77', { url: '/blog/a-secret?utm_medium=email' }));
    await visits.flush();
    const kept = await Promise.all(
      ['growth_marks', 'growth_counts', 'growth_views'].map((table) =>
        rows(`select * from ${table}`),
      ),
    );
    expect(JSON.stringify(kept)).not.toMatch(/192\.0\.2|secret|Chrome/);
  });

  it('is bounded: one address cannot be any number of visitors', async () => {
    for (let index = 0; index < growthLimits.visitorsPerAddress + 50; index += 1) {
      visits.opened(viewOf('192.0.2.1', { userAgent: `${browser} ${index}` }));
    }
    await visits.flush();
    expect((await counted())['DIRECT']?.[0]).toBe(growthLimits.visitorsPerAddress);
  });
});

describe('the way to a first recording', () => {
  it('keeps its source from the first page to the recording', async () => {
    const ip = '198.51.100.7';
    visits.opened(viewOf(ip, { referrer: 'https://duckduckgo.com/' }));
    await visits.flush();
    expect((await openModal(ip)).statusCode).toBe(204);
    await openModal(ip);
    const userId = await signUp(ip, { source: 'SOCIAL' });
    await rows(
      `insert into recordings (id, family_id, created_by, take_id, kind, state, origin, title,
         file_name, claimed_type, created_at, updated_at)
       select gen_random_uuid(), family_id, user_id, gen_random_uuid(), 'VOICE', 'READY',
         'recorded', 'One', 'one.webm', 'audio/webm', ?, ?
       from memberships where user_id = ?`,
      ['2041-05-08T12:05:00Z', '2041-05-08T12:05:00Z', userId],
    );
    await followSignUps(system());
    expect(await counted()).toEqual({ SEARCH: [1, 1, 1, 1, 0, 0, 0] });
  });

  it('counts what was paid as soon as there are payments', async () => {
    const userId = await signUp('198.51.100.8');
    await rows(
      `insert into subscriptions (id, user_id, plan, period, status, started_at)
       values (gen_random_uuid(), ?, 'memory-plus', 'annual', 'active', '2041-05-08T13:00:00Z')`,
      [userId],
    );
    await rows(
      `insert into payments (id, user_id, cents, paid_at)
       values (gen_random_uuid(), ?, 9900, '2041-05-08T13:00:00Z')`,
      [userId],
    );
    await followSignUps(system());
    expect((await counted())['DIRECT']).toEqual([0, 0, 1, 0, 0, 1, 1]);
  });

  it('counts a scheduled message for its author', async () => {
    const userId = await signUp('198.51.100.15');
    const [membership] = await rows<{ family_id: string }>(
      'select family_id from memberships where user_id = ?',
      [userId],
    );
    const familyId = membership?.family_id ?? '';
    const messageId = await armMessage(test, { userId, familyId });
    await rows(
      `insert into delivery_events (family_id, id, message_id, at, actor, what)
       values (?, gen_random_uuid(), ?, '2041-05-08T13:00:00Z', 'author', 'SCHEDULED')`,
      [familyId, messageId],
    );
    await followSignUps(system());
    expect((await counted())['DIRECT']).toEqual([0, 0, 1, 0, 1, 0, 0]);
  });

  it('takes the source that the form sends if the first page was not counted', async () => {
    await signUp('198.51.100.9', { source: 'EMAIL' });
    await signUp('198.51.100.10', { source: 'https://somewhere.example/with/a/path' });
    const sources = await counted();
    expect(sources['EMAIL']?.[2]).toBe(1);
    expect(sources['DIRECT']?.[2]).toBe(1);
  });

  it('counts a visitor who opened the sign-in before their page was counted', async () => {
    await openModal('198.51.100.11', { source: 'SEARCH' });
    visits.opened(viewOf('198.51.100.11', { referrer: 'https://www.bing.com/' }));
    await visits.flush();
    expect((await counted())['SEARCH']).toEqual([1, 1, 0, 0, 0, 0, 0]);
  });

  it('forgets a closed account, and still counts it', async () => {
    const userId = await signUp('198.51.100.12');
    await rows(`update users set deleted_at = now() where id = ?`, [userId]);
    await followSignUps(system());
    expect(await rows('select user_id from growth_sign_ups')).toEqual([{ user_id: null }]);
    expect((await counted())['DIRECT']?.[2]).toBe(1);
  });

  it('refuses unknown sources, leaves bots out, and limits one address', async () => {
    expect((await openModal('198.51.100.13', { source: 'FRIEND' })).statusCode).toBe(400);
    expect((await openModal('198.51.100.13', { source: null }, 'curl/8')).statusCode).toBe(204);
    expect(await counted()).toEqual({});
    const answers: number[] = [];
    for (let index = 0; index <= growthLimits.modalPerAddress.max; index += 1) {
      answers.push((await openModal('198.51.100.14')).statusCode);
    }
    expect(answers.at(-1)).toBe(429);
  });
});

it('the funnel is for administrators only, as a list and as a file', async () => {
  const admin = await signUpMember(test, { role: 'admin' });
  const member = await signUpMember(test);
  await expect(readFunnel(await member.ctx(), {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(readFunnel(await admin.ctx(), { weeks: 54 })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  });
  visits.opened(viewOf('192.0.2.1'));
  await visits.flush();
  const file = await test.server.inject({
    method: 'GET',
    url: '/api/admin/funnel.csv?weeks=2',
    headers: { cookie: admin.cookie },
  });
  expect(file.body).toBe(
    'week,source,visit,auth_modal,sign_up,first_recording,first_scheduled,checkout,paid\r\n' +
      '2041-05-06,direct,1,0,0,0,0,0,0\r\n',
  );
});
