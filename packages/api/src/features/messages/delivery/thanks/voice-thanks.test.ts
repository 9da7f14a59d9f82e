import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { recipientLimits } from '@infinite/schema/catalogue/recipients';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { RecipientBench } from '#features/messages/delivery/testing/recipient-bench.ts';
import { signUpMember } from '#testing/members.ts';
import { runSweeps } from '#testing/run-sweeps.ts';

let bench: RecipientBench;

beforeEach(async () => {
  bench = await RecipientBench.start();
});
afterEach(() => bench.close());

const ines = 'ines@example.org';
const media = path.resolve(import.meta.dirname, '../../../../../../../tests/fixtures/media');
const voice = readFileSync(path.join(media, 'live-voice.webm'));

const newId = (): string => randomUUID();

async function opened(): Promise<{ id: string; token: string }> {
  const id = await bench.deliver();
  const token = bench.tokenOf(ines);
  await bench.open(token);
  return { id, token };
}

async function say(
  token: string,
  sound: Buffer | string = voice,
  { id = newId(), type = 'application/octet-stream' } = {},
): Promise<string> {
  const answer = await bench.test.server.inject({
    method: 'PUT',
    url: `/shared/${token}/thanks/${id}`,
    headers: { 'content-type': type },
    payload: sound,
  });
  return answer.statusCode === 204 ? '204' : `${answer.statusCode} ${answer.json().code}`;
}

interface Voice {
  id: string;
  kind: string;
  durationMs: number;
  url: string;
  kept: boolean;
}
type Said = { id: string; from: string; words: string; byVoice: boolean; voice: Voice | null };

const thanksDocument = `query ($id: ID!) { message(id: $id) {
  thanks { id from words byVoice voice { id kind durationMs url kept } } } }`;

async function thanksOf(id: string, cookie?: string): Promise<Said[]> {
  const { data } = await bench.ask(thanksDocument, { id }, cookie);
  return (data?.['message'] as { thanks: Said[] } | null)?.thanks ?? [];
}

const run = <Row>(sql: string) => bench.test.app.orm.em.getConnection().execute<Row[]>(sql);
const play = async (url: string, cookie: string) =>
  (await bench.test.server.inject({ url, headers: { cookie } })).statusCode;

async function library(cookie = bench.author.cookie): Promise<unknown[]> {
  const { data } = await bench.ask(`{ recordings { nodes { id } } }`, {}, cookie);
  return (data?.['recordings']?.['nodes'] ?? []) as unknown[];
}

async function stored(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of bench.test.app.blobs.list('recordings')) keys.push(key);
  return keys;
}

describe('thank you, by voice', () => {
  test('reaches the author, who alone can play it, on the page that shows written thanks', async () => {
    const { id, token } = await opened();
    expect(await say(token)).toBe('204');
    await bench.turn();
    const [thanks] = await thanksOf(id);
    expect(thanks).toMatchObject({
      from: 'ines',
      words: '',
      byVoice: true,
      voice: { kind: 'VOICE', kept: false },
    });
    expect(thanks?.voice?.durationMs).toBeGreaterThan(500);
    const url = thanks?.voice?.url ?? '';
    const answer = await bench.test.server.inject({
      url,
      headers: { cookie: bench.author.cookie },
    });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'audio/mp4']);
    const relative = await signUpMember(bench.test, { familyId: bench.author.familyId });
    const stranger = await signUpMember(bench.test);
    for (const { cookie } of [relative, stranger]) {
      expect(await play(url, cookie)).toBe(404);
      expect(await play(`/media/${thanks?.voice?.id}`, cookie)).toBe(404);
      expect(await play(`/media/${thanks?.voice?.id}/original`, cookie)).toBe(404);
    }
    const mail = bench
      .mailsTo('maria@example.org')
      .find(({ subject }) => subject === 'ines says thank you');
    expect(mail?.text).toContain('It is a voice message.');
    expect(mail?.text).toContain(`/future-messages/${id}`);
    expect((await bench.message(id)).history.map(({ what }) => what)).toContain(
      'ines thanked you.',
    );
  });

  test('shows the recipient that it was sent, and nothing of what the author does with it', async () => {
    const { token } = await opened();
    await say(token);
    await bench.turn();
    const { data } = await bench.ask(
      `query ($token: String!) { sharedPage(token: $token) { choices {
        thanks { words byVoice voice { id } } } } }`,
      { token },
      '',
    );
    expect(data?.['sharedPage']).toEqual({
      choices: { thanks: [{ words: '', byVoice: true, voice: null }] },
    });
  });

  test('is not a recording of the family until its author keeps it', async () => {
    const { id, token } = await opened();
    await say(token);
    await bench.turn();
    const [thanks] = await thanksOf(id);
    const relative = await signUpMember(bench.test, { familyId: bench.author.familyId });
    const admin = await signUpMember(bench.test, { role: 'admin' });
    const total = async () => {
      const url = '/api/admin/stats';
      const answer = await bench.test.server.inject({ url, headers: { cookie: admin.cookie } });
      return answer.json().totalMemories as number;
    };
    expect([await library(), await library(relative.cookie), await total()]).toEqual([[], [], 0]);

    const keep = (cookie: string) =>
      bench.ask(
        `mutation ($id: ID!) { keepThanksVoice(thanksId: $id) { id } }`,
        { id: thanks?.id },
        cookie,
      );
    expect((await keep(relative.cookie)).code).toBe('NOT_FOUND');
    expect((await keep('')).code).toBe('UNAUTHENTICATED');
    expect((await keep(bench.author.cookie)).code).toBeUndefined();
    expect((await keep(bench.author.cookie)).code).toBeUndefined();
    expect(await library(relative.cookie)).toEqual([{ id: thanks?.voice?.id }]);
    expect(await total()).toBe(1);
    expect(await play(thanks?.voice?.url ?? '', relative.cookie)).toBe(200);
    expect((await thanksOf(id))[0]?.voice?.kept).toBe(true);
  });

  test('cannot be attached to a message before it is kept', async () => {
    const { id, token } = await opened();
    await say(token);
    const [thanks] = await thanksOf(id);
    const { errors } = await bench.ask(
      `mutation ($input: MessageDraftInput!, $clientId: ID!) {
        createDraft(input: $input, clientId: $clientId) { id } }`,
      { input: { attachmentIds: [thanks?.voice?.id] }, clientId: randomUUID() },
    );
    expect(errors[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { attachmentIds: expect.any(String) },
    });
  });

  test('sent twice is stored once, also concurrently', async () => {
    const { id, token } = await opened();
    const take = { id: randomUUID() };
    expect(await Promise.all([say(token, voice, take), say(token, voice, take)])).toContain('204');
    expect(await say(token, voice, take)).toBe('204');
    await bench.turn();
    expect(await thanksOf(id)).toHaveLength(1);
    expect(await run(`select 1 from recordings`)).toHaveLength(1);
    expect(await say(token, voice.subarray(0, -10), { id: randomUUID() })).toBe('204');
    expect(await thanksOf(id)).toHaveLength(2);
  });

  test('is not mistaken for one about another message', async () => {
    const { token } = await opened();
    await bench.arm('2041-05-05', ['rui@example.org']);
    await bench.at('2041-05-05T08:00:00Z');
    const other = bench.tokenOf('rui@example.org');
    await bench.open(other);
    const take = { id: newId() };
    expect(await say(token, voice, take)).toBe('204');
    expect(await say(other, voice, take)).toBe('409 CONFLICT');
  });

  test('counts toward the limit of thanks, and a refused one leaves nothing behind', async () => {
    const { token } = await opened();
    await bench.choose(token, { act: 'THANK', words: 'Thank you' });
    for (let said = 1; said < recipientLimits.thanks; said += 1) {
      expect(await say(token)).toBe('204');
    }
    const before = await stored();
    expect(await say(token)).toBe('409 WRONG_STATE');
    expect(await run(`select 1 from recordings`)).toHaveLength(recipientLimits.thanks - 1);
    expect(await stored()).toEqual(before);
  });

  test('is refused with an explanation where it does not belong, and changes nothing', async () => {
    const id = await bench.deliver();
    const token = bench.tokenOf(ines);
    expect(await say(token)).toBe('409 WRONG_STATE');
    await bench.open(token);
    await bench.choose(token, { act: 'INVITE', email: 'rui@example.net' });
    await bench.turn();
    const before = await bench.fingerprint();
    expect(await say(bench.tokenOf('rui@example.net'))).toBe('404 NOT_FOUND');
    expect(await say('A'.repeat(43))).toBe('404 NOT_FOUND');
    expect(await say(token, voice, { id: 'no-id' })).toBe('400 INVALID_INPUT');
    expect(await say(token, Buffer.alloc(0))).toBe('400 INVALID_INPUT');
    expect(await say(token, Buffer.from('<script>alert(1)</script>'))).toBe(
      '415 UNSUPPORTED_MEDIA',
    );
    expect(await say(token, readFileSync(path.join(media, 'cat.jpg')))).toBe(
      '415 UNSUPPORTED_MEDIA',
    );
    expect(await say(token, '{}', { type: 'application/json' })).toBe('415 UNSUPPORTED_MEDIA');
    const large = Buffer.concat([voice, Buffer.alloc(recipientLimits.voiceThanks.bytes)]);
    expect(await say(token, large)).toBe('413 TOO_LARGE');
    const [delivery] = (await bench.message(id)).deliveries;
    expect(await bench.fingerprint()).toBe(before);
    expect(await run(`select 1 from recordings`)).toEqual([]);
    await bench.ask(`mutation ($id: ID!) { closeRecipientLink(deliveryId: $id) { id } }`, {
      id: delivery?.id,
    });
    expect(await say(token)).toBe('410 LINK_EXPIRED');
  });

  test('a link accepts a limited number an hour', async () => {
    const { token } = await opened();
    const answers: string[] = [];
    for (let sent = 0; sent <= recipientLimits.forms.max; sent += 1) {
      answers.push(await say(token, Buffer.from('no sound')));
    }
    expect(answers.at(-1)).toBe('429 RATE_LIMITED');
  });

  test('cannot replace a recording of the author', async () => {
    const { token } = await opened();
    const takeId = randomUUID();
    await run(`insert into recordings (id, family_id, created_by, take_id, kind, state, origin, title,
      file_name, claimed_type, created_at, updated_at)
      values (uuidv7(), '${bench.author.familyId}', '${bench.author.userId}', '${takeId}', 'VOICE',
        'UPLOADING', 'recorded', 'Mine', '', '', now(), now())`);
    expect(await say(token, voice, { id: takeId })).toBe('409 CONFLICT');
  });

  test('is stored encrypted, and is deleted with its thank-you', async () => {
    const { token } = await opened();
    await say(token);
    await bench.turn();
    const keys = await stored();
    expect(keys.length).toBeGreaterThan(1);
    for (const key of keys) {
      const content = readFileSync(path.join(bench.test.dataDir, 'media', key));
      expect(content.includes('OpusHead') || content.includes('ftyp')).toBe(false);
    }
    await runSweeps(bench.test, 'forget-voices-of-thanks');
    expect(await stored()).toEqual(keys);

    // As the end of its delivery takes it.
    await run(`delete from delivery_thanks`);
    await runSweeps(bench.test, 'forget-voices-of-thanks');
    expect(await stored()).toEqual(keys);
    bench.test.clock.set('2041-05-06T08:00:00Z');
    await runSweeps(bench.test, 'forget-voices-of-thanks');
    await bench.turn();
    expect(await stored()).toEqual([]);
    expect(await run(`select 1 from recordings`)).toEqual([]);
  });

  test('stays if its author kept it, and shows if they deleted it', async () => {
    const { id, token } = await opened();
    await say(token);
    await say(token);
    await bench.turn();
    const [first, second] = await thanksOf(id);
    await bench.ask(`mutation ($id: ID!) { keepThanksVoice(thanksId: $id) { id } }`, {
      id: first?.id,
    });
    const removal = `mutation ($id: ID!) { deleteRecording(id: $id) eraseRecording(id: $id) }`;
    await bench.ask(removal, { id: second?.voice?.id });
    bench.test.clock.set('2041-05-06T08:00:00Z');
    await run(`delete from delivery_thanks where id = '${first?.id}'`);
    await runSweeps(bench.test, 'forget-voices-of-thanks');
    expect(await library()).toEqual([{ id: first?.voice?.id }]);
    expect(await thanksOf(id)).toMatchObject([{ byVoice: true, voice: null }]);
  });
});
