import { sampleFamilyLimits, sampleMailDomain } from '@infinite/schema/catalogue/sample-family';
import { sampleFamilyWords } from '@infinite/schema/words/sample-family.en';
import { getNamedType, isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import type { GraphQLInputType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newContext } from '#platform/context.ts';
import {
  holdStatus,
  placeHold,
  planMessagesSweep,
  releaseHold,
} from '#features/messages/delivery/index.ts';
import { forgetSamples } from '#features/people/sample-family/forget-samples.sweep.ts';
import { leaveToChange } from '#features/people/sample-family/sample-family.policy.ts';
import { drainJobs } from '#testing/drain-jobs.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ now: '2026-11-21T10:20:00Z' });
}, 120_000);
afterAll(() => test.close());

const rows = <Row>(sql: string, values: unknown[] = []) =>
  test.app.orm.em.getConnection().execute<Row[]>(sql, values);
const count = async (from: string) =>
  (await rows<{ count: number }>(`select count(*)::int as count from ${from}`))[0]?.count;
const sweep = async () => {
  for (const job of [forgetSamples, planMessagesSweep]) {
    await job.run(newContext(test.app, { kind: 'system', job: job.name }));
  }
};

async function enter(): Promise<string> {
  const response = await test.server.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: 'mutation { enterSampleFamily { until } }' },
  });
  expect(response.json()).toEqual({ data: { enterSampleFamily: { until: expect.anything() } } });
  const [cookie] = response.cookies;
  return `${cookie?.name}=${cookie?.value}`;
}

async function ask<Data>(query: string, cookie: string): Promise<Data> {
  const { data, errors } = await graphql<Data, object>(test, query, {}, cookie);
  expect(errors).toEqual([]);
  return data!;
}

interface Seen {
  me: { email: string; displayName: string; sampleUntil: string; family: { id: string } };
  messages: { nodes: { id: string; title: string; state: string; history: { what: string }[] }[] };
  recordings: { nodes: { id: string; state: string; kind: string }[] };
}
const everything = `{ me { email displayName sampleUntil family { id } }
  messages(first: 50) { nodes { id title state history { what } } }
  recordings(first: 50) { nodes { id state kind } } }`;

describe('while sending is on hold', () => {
  it('the family cannot be told: a visitor reads why, and enters once it is released', async () => {
    const operator = newContext(test.app, { kind: 'system', job: 'test' });
    await placeHold(operator, 'OPERATOR');
    const { errors } = await graphql(test, 'mutation { enterSampleFamily { until } }');
    expect(errors[0]).toMatchObject({
      message: sampleFamilyWords.onHold,
      extensions: { code: 'UNAVAILABLE' },
    });
    // Without an early look a family would have been kept of which nothing was ever delivered.
    expect(await rows('select 1 from sample_families')).toEqual([]);
    await releaseHold(operator);
    await enter();
  });
});

describe('a sample family', () => {
  it('is whole, and each visitor has one of their own', async () => {
    const [one, other] = [await enter(), await enter()];
    const activity = `{ familyActivity(first: 100) { nodes { kind title actor { name isMember } } } }`;
    const happened = await ask<{ familyActivity: { nodes: object[] } }>(activity, one);
    expect(happened.familyActivity.nodes.length).toBeGreaterThan(3);
    expect(JSON.stringify(happened)).toContain('"isMember":true');
    expect(happened).toEqual(await ask(activity, other));
    const [seen, seenByOther] = [
      await ask<Seen>(everything, one),
      await ask<Seen>(everything, other),
    ];
    expect(seen.me).toMatchObject({ displayName: 'Rosa', sampleUntil: '2026-11-22T10:20:00Z' });
    expect(seen.messages.nodes.length).toBeGreaterThan(9);
    for (const { state, history } of seen.messages.nodes) {
      if (state !== 'DRAFT') expect(history.length).toBeGreaterThan(0);
    }
    expect(seen.recordings.nodes).toHaveLength(8);
    const idsOf = ({ me, messages, recordings }: Seen) =>
      [me.family, ...messages.nodes, ...recordings.nodes].map(({ id }) => id);
    expect(new Set([...idsOf(seen), ...idsOf(seenByOther)]).size).toBe(2 * idsOf(seen).length);
    expect(seenByOther.messages.nodes.map(({ title }) => title)).toEqual(
      seen.messages.nodes.map(({ title }) => title),
    );
    const foreign = `{ message(id: "${seenByOther.messages.nodes[0]?.id}") { id } }`;
    const { errors } = await graphql(test, foreign, {}, one);
    expect(errors[0]?.extensions?.code).toBe('NOT_FOUND');
  });

  it('plays its voices without storing them again', async () => {
    const before = await count('recordings where stored_as is null');
    const cookie = await enter();
    const { recordings } = await ask<Seen>(everything, cookie);
    for (const { id, kind } of recordings.nodes) {
      const media = await test.server.inject({ url: `/media/${id}`, headers: { cookie } });
      expect(media.statusCode).toBe(200);
      expect(media.rawPayload.length).toBeGreaterThan(5000);
      expect(media.headers['content-type']).toMatch(kind === 'VOICE' ? /^audio/ : /^image/);
    }
    expect(await count('recordings where stored_as is null')).toBe(before);
  });

  it('a copy of the sample family reads its letters and file names, sealed for its own rows', async () => {
    const [one, other] = [await readIn(await enter()), await readIn(await enter())];
    expect(one.bodies.filter((body) => body !== '').length).toBeGreaterThan(5);
    expect(one.fileName).toMatch(/filename="[\w-]+\.\w+"/);
    expect(other).toEqual(one);
    const shared = await rows(
      `select sealed_body from messages where sealed_body is not null
       group by sealed_body having count(*) > 1`,
    );
    expect(shared).toEqual([]);
  });

  it('is not counted, listed or exported for administrators', async () => {
    const admin = await signUpMember(test, { role: 'admin' });
    const get = async (url: string) =>
      (await test.server.inject({ url, headers: { cookie: admin.cookie } })).body;
    expect(JSON.parse(await get('/api/admin/stats'))).toMatchObject({
      totalUsers: await count('users where not sample and deleted_at is null'),
      totalMemories: 0,
      totalVoiceMessages: 0,
    });
    for (const url of ['/api/admin/users', '/api/admin/export/users']) {
      expect(await get(url)).not.toContain(sampleMailDomain);
    }
    expect((await get('/api/admin/export/messages')).trim().split('\n')).toHaveLength(1);
    const query = `{ operatorDeliveries(place: FAILED) { nodes { id } }
      deliveryHealth { armed late failed deliveredLastDay } }`;
    expect(await ask(query, admin.cookie)).toEqual({
      operatorDeliveries: { nodes: [] },
      deliveryHealth: { armed: 0, late: 0, failed: 0, deliveredLastDay: 0 },
    });
  });

  it('sends nothing, ever, and no mail leaves for its people', async () => {
    const cookie = await enter();
    const { me } = await ask<Seen>(everything, cookie);
    const mutation = `mutation { requestPasswordReset(email: "${me.email}") }`;
    await graphql(test, mutation, {});
    for (let hours = 0; hours < 23; hours += 4) {
      test.clock.advance({ hours: 4 });
      await sweep();
      await drainJobs(test);
    }
    // The administrator of an earlier test hears of their own export.
    const others = test.mailer.sent.filter(({ subject }) => subject !== 'Data was exported');
    expect(others).toEqual([]);
    expect(await rows(`select 1 from deliveries where state = 'SENDING'`)).toEqual([]);
  });

  it('is gone after its day, with its session, its ledger and what it stored', async () => {
    const cookie = await enter();
    const { me } = await ask<Seen>(everything, cookie);
    const family = await signUpMember(test);
    test.clock.advance({ hours: sampleFamilyLimits.hours });
    await sweep();
    expect(await rows('select 1 from families where id = ?', [me.family.id])).toEqual([]);
    expect(await ask(`{ me { email } }`, cookie)).toEqual({ me: null });
    // The template stays until no copy uses it, then it is deleted with its recordings.
    test.clock.advance({ hours: 48 });
    await sweep();
    expect(await count('sample_families')).toBe(0);
    expect(await count('users where sample')).toBe(0);
    expect(await count('delivery_events')).toBe(0);
    expect(await count('recordings')).toBe(0);
    expect(await rows('select 1 from families where id = ?', [family.familyId])).toHaveLength(1);
  });

  it('may lose its ledger, and no other family may, nor become a sample', async () => {
    const { familyId, userId } = await signUpMember(test);
    await rows(
      `insert into messages (family_id, id, author_id, client_id, created_at, updated_at)
      values (?, ?, ?, 'c', now(), now())`,
      [familyId, userId, userId],
    );
    await rows(
      `insert into delivery_events (family_id, id, message_id, at, actor, what)
      values (?, ?, ?, now(), 'test', 'SCHEDULED')`,
      [familyId, userId, userId],
    );
    const remove = rows('delete from delivery_events where family_id = ?', [familyId]);
    await expect(remove).rejects.toThrow('append-only');
    const disguise = rows('update families set sample_until = now() where id = ?', [familyId]);
    await expect(disguise).rejects.toThrow('never is one');
  });

  it('does not exist where the demo is switched off', async () => {
    const closed = await createTestApp({ env: { DEMO: 'off' } });
    try {
      const { errors } = await graphql(closed, 'mutation { enterSampleFamily { until } }', {});
      expect(errors[0]?.extensions?.code).toBe('NOT_FOUND');
    } finally {
      await closed.close();
    }
  });
});

describe('whoever looks at a sample family', () => {
  const mutations = () => Object.values(test.app.schema.getMutationType()?.getFields() ?? {});
  const refused = (act: string) =>
    leaveToChange(
      {
        kind: 'member',
        familyRole: 'owner',
        userId: '',
        familyId: '',
        sessionId: '',
        role: 'member',
        sample: true,
      },
      act,
    ) === 'refused';

  it('is refused by every mutation there is, but to come and go', async () => {
    const cookie = await enter();
    const { me } = await ask<Seen>(everything, cookie);
    const before = await fingerprint(me.family.id);
    for (const { name, args, type } of mutations().filter((field) => refused(field.name))) {
      const given = args.map((arg) => `${arg.name}: ${literal(arg.type)}`).join(', ');
      const leaf = 'getFields' in getNamedType(type) ? '{ __typename }' : '';
      const query = `mutation { ${name}${given && `(${given})`} ${leaf} }`;
      const { errors } = await graphql(test, query, {}, cookie);
      expect(errors[0]?.extensions?.code, `${name}: ${errors[0]?.message}`).toBe('SAMPLE_FAMILY');
    }
    expect(await fingerprint(me.family.id)).toBe(before);
  });

  it('is refused by every route that writes', async () => {
    const cookie = await enter();
    const routes = [
      ['POST', '/media/uploads'],
      ['PATCH', '/media/uploads/x'],
      ['DELETE', '/media/uploads/x'],
      ['PUT', '/api/admin/settings'],
    ] as const;
    for (const [method, url] of routes) {
      const answer = await test.server.inject({ method, url, headers: { cookie } });
      expect(answer.json(), url).toMatchObject({ code: 'SAMPLE_FAMILY' });
      expect(answer.statusCode).toBe(403);
    }
  });

  it('may write to the house as the visitor they are, start a family of their own, and leave', async () => {
    const cookie = await enter();
    const letter = `mutation { sendEnquiry(input: { kind: CONTACT, topic: "question", name: "A",
      email: "looker@example.org", message: "Hello" }) { reference } }`;
    await ask(letter, cookie);
    const [kept] = await rows(`select member_id from enquiries where email = 'looker@example.org'`);
    expect(kept).toEqual({ member_id: null });
    const signUp = `mutation { signUp(input: { email: "own@example.org", password: "a quiet river" })
      { displayName sampleUntil } }`;
    const own = await ask<{ signUp: { sampleUntil: null } }>(signUp, cookie);
    expect(own.signUp.sampleUntil).toBeNull();
    await ask('mutation { signOut }', cookie);
    expect(await ask('{ me { email } }', cookie)).toEqual({ me: null });
  });
});

describe('the restore guard', () => {
  it('D1: does not hold sending when the ledger of a sample family has been forgotten', async () => {
    const ctx = newContext(test.app, { kind: 'system', job: 'test' });
    await enter();
    // A line of the sample is the newest of the ledger when the guard looks.
    await planMessagesSweep.run(ctx);
    test.clock.advance({ hours: 60 });
    await sweep();
    expect(await count('sample_families where copy_of is not null')).toBe(0);
    expect(await holdStatus(ctx)).toMatchObject({ held: false, reason: null });
  });
});

interface Read {
  messages: { nodes: { body: string }[] };
  recordings: { nodes: { id: string; title: string }[] };
}

/** What a visitor reads in their copy: letters, titles, and the name of a file. */
async function readIn(cookie: string) {
  const { messages, recordings } = await ask<Read>(
    `{ messages(first: 50) { nodes { body } } recordings(first: 50) { nodes { id title } } }`,
    cookie,
  );
  const url = `/media/${recordings.nodes[0]?.id}/original`;
  const file = await test.server.inject({ method: 'HEAD', url, headers: { cookie } });
  return {
    bodies: messages.nodes.map(({ body }) => body),
    titles: recordings.nodes.map(({ title }) => title),
    fileName: file.headers['content-disposition'],
  };
}

/** Everything of the family that a change would show in. */
async function fingerprint(familyId: string): Promise<string> {
  const tables = ['messages', 'recordings', 'message_recipients', 'deliveries', 'memberships'];
  const parts = tables.map(
    (table) =>
      `select md5(string_agg(t::text, '' order by t::text)) from ${table} t where family_id = ?`,
  );
  const found = await rows(
    parts.join(' union all '),
    tables.map(() => familyId),
  );
  return JSON.stringify(found);
}

/** Something that an argument takes; what it says is never looked at. */
function literal(type: GraphQLInputType): string {
  if (!isNonNullType(type)) return 'null';
  if (isListType(type.ofType)) return '[]';
  const named = getNamedType(type);
  if (isEnumType(named)) return named.getValues()[0]?.name ?? '';
  if (isInputObjectType(named)) {
    const fields = Object.values(named.getFields()).filter((field) => isNonNullType(field.type));
    return `{ ${fields.map((field) => `${field.name}: ${literal(field.type)}`).join(', ')} }`;
  }
  switch (named.name) {
    case 'Int':
      return '1';
    case 'Float':
      return '1.5';
    case 'Boolean':
      return 'true';
    case 'Instant':
      return '"2041-06-01T10:00:00Z"';
    default:
      return '"018f3b1c-0000-7000-8000-000000000000"';
  }
}
