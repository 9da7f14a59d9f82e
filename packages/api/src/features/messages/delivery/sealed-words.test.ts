import { randomBytes, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newContext } from '#platform/context.ts';
import { sweepOnce } from '#features/messages/delivery/sweep.ts';
import {
  createDraftDocument,
  draftInput,
  scheduleDocument,
} from '#features/messages/delivery/testing/letter-operations.ts';
import { TusClient } from '#features/recordings/recordings/testing/tus-client.ts';
import { uploadAndPrepare } from '#features/recordings/recordings/testing/uploads.ts';
import { drainJobs } from '#testing/drain-jobs.ts';
import { findInDatabase } from '#testing/find-in-database.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const note = 'Sung under the wisteria at dusk';
const fileName = 'Wilhelmina Ostrander.pdf';
const unfinishedName = 'Balthazar Ostrander.wav';
/** What none of them may show. */
const markers = ['wisteria', 'Ostrander'];

let test: TestApp;
let author: TestMember;
let lines = '';
beforeAll(async () => {
  const logTo = { write: (line: string) => void (lines += line) };
  const env = { LOG_LEVEL: 'trace', WEBHOOKS_TO_LOCALHOST: 'on' };
  test = await createTestApp({ now: '2041-04-01T09:00:00Z', env, logTo });
  author = await signUpMember(test);
});
afterAll(() => test.close());

type Answer = Record<string, Record<string, unknown>>;
async function ask(document: string, variables: object = {}): Promise<Answer> {
  const { data, errors } = await graphql<Answer, object>(test, document, variables, author.cookie);
  expect(errors).toEqual([]);
  return data!;
}

/** Every file that the product wrote, as one text. */
async function files(): Promise<string> {
  const entries = await readdir(test.dataDir, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile());
  const contents = await Promise.all(
    names.map(async ({ parentPath, name }) => {
      const content = await readFile(path.join(parentPath, name), 'latin1');
      return `${parentPath}/${name} ${content}`;
    }),
  );
  return contents.join('\n');
}

/** The words as they are, and as an upload's header carries them. */
const formsOf = (words: string) => [words, Buffer.from(words).toString('base64').slice(4, -4)];

/** What else is written of a family's life: what a program hears of it, and an administrator's acts. */
async function hearAndExport(): Promise<string> {
  const admin = await signUpMember(test, { role: 'admin' });
  const exported = await test.server.inject({
    url: '/api/admin/export/memories',
    headers: { cookie: admin.cookie },
  });
  expect(exported.statusCode).toBe(200);
  const rows = await test.app.orm.em.getConnection().execute<{ audited: number; told: number }[]>(
    `select (select count(*)::int from audit_events) as audited,
        (select count(*)::int from webhook_deliveries) as told`,
  );
  expect(rows).toEqual([{ audited: 1, told: 1 }]);
  return exported.body;
}

describe('notes and file names', () => {
  it('are shown to whom they are for, and readable in no row, file or log line', async () => {
    const hook = { url: 'http://127.0.0.1:9/', events: ['message.delivered'] };
    await ask('mutation ($input: WebhookInput!) { createWebhook(input: $input) { secret } }', {
      input: hook,
    });
    const id = await uploadAndPrepare(test, author.cookie, randomBytes(50), {
      kind: 'FILE',
      filename: fileName,
    });
    const tus = await TusClient.of(test, author.cookie);
    const begun = await tus.begin(
      { kind: 'VOICE', takeId: randomUUID(), origin: 'uploaded', filename: unfinishedName },
      100,
    );
    const upload = begun.headers.get('location') ?? '';
    await tus.send(upload, 0, randomBytes(40));
    await ask(
      `mutation ($id: ID!, $input: UpdateRecordingInput!) {
        updateRecording(id: $id, input: $input) { id } }`,
      { id, input: { note } },
    );
    const input = { ...draftInput, attachmentIds: [id] };
    const { createDraft } = await ask(createDraftDocument, { input, clientId: randomUUID() });
    await ask(scheduleDocument, { id: createDraft!['id'], version: 1 });
    test.clock.set('2041-05-04T08:00:00Z');
    for (let round = 0; round < 3; round += 1) {
      await sweepOnce(newContext(test.app, { kind: 'system', job: 'test' }));
      await drainJobs(test, 'send-notice', 'send-deliveries');
    }
    const token = test.mailer.sent.at(-1)?.text.match(/\/shared\/([\w-]{43})/)?.[1] ?? '';

    expect(await ask('query ($id: ID!) { recording(id: $id) { title note } }', { id })).toEqual({
      recording: { title: 'Wilhelmina Ostrander', note },
    });
    expect(
      await ask('query ($token: String!) { sharedPage(token: $token) { items { title note } } }', {
        token,
      }),
    ).toEqual({ sharedPage: { items: [{ title: 'Wilhelmina Ostrander', note }] } });
    const original = await tus.get(`/media/${id}/original`);
    expect(original.headers.get('content-disposition')).toContain(encodeURIComponent(fileName));
    const head = await tus.request('HEAD', upload);
    expect(head.headers.get('upload-metadata')).toContain(
      `filename ${Buffer.from(unfinishedName).toString('base64')}`,
    );
    expect(await ask('{ unfinishedTakes { title } }')).toEqual({
      unfinishedTakes: [{ title: 'Balthazar Ostrander' }],
    });

    expect(await findInDatabase(test, 'For your birthday')).not.toEqual([]);
    const exported = await hearAndExport();
    const written = await files();
    expect(lines).toContain('/media/uploads');
    for (const words of [note, fileName, unfinishedName, ...markers].flatMap(formsOf)) {
      expect([words, await findInDatabase(test, words)]).toEqual([words, []]);
      expect(written).not.toContain(words);
      expect(exported).not.toContain(words);
      expect(lines).not.toContain(words);
    }
  });
});
