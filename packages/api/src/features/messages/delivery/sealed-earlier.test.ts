import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newContext } from '#platform/context.ts';
import { RecipientBench } from '#features/messages/delivery/testing/recipient-bench.ts';
import { familyKey } from '#features/people/families/index.ts';
import { uploadAndPrepare } from '#features/recordings/recordings/testing/uploads.ts';
import { migrate } from '#platform/database/migrate.ts';
import { createMigrationOrm } from '#platform/database/orm.ts';
import { findInDatabase } from '#testing/find-in-database.ts';
import { runSweeps } from '#testing/run-sweeps.ts';
import { sealEarlier } from '#testing/seal-earlier.ts';

let bench: RecipientBench;
let key: Buffer;
beforeAll(async () => {
  bench = await RecipientBench.start();
  const ctx = newContext(bench.test.app, { kind: 'system', job: 'test' });
  key = await familyKey(ctx, bench.author.familyId);
});
afterAll(() => bench.close());

const run = <Row = object>(sql: string, values: unknown[] = []) =>
  bench.test.app.orm.em.getConnection().execute<Row[]>(sql, values);
const sweep = () => runSweeps(bench.test, 'seal-bodies', 'seal-recording-words', 'seal-answers');

/** The tables as the release before left them; data of what it did not know goes with columns. */
const undone = [
  `alter table recordings drop column sealed_note, drop column sealed_file_name,
     alter column file_name drop default`,
  `alter table delivery_letters alter column body drop default`,
  `drop index messages_to_seal, delivery_letters_to_seal, delivery_thanks_to_seal,
     recipient_choices_to_seal`,
  `create index messages_plain_body on messages (id) where body <> ''`,
  `create index delivery_letters_plain_body on delivery_letters (message_id) where body <> ''`,
  `delete from schema_migrations where name = '0310-sealed-words'`,
];

const wroteEarlier = 'The peonies under the window are yours.';
const note = 'Sung under the wisteria';

/** A family's life with the release before: a letter that was answered, one to be reminded of. */
async function lifeBefore() {
  const recordingId = await uploadAndPrepare(bench.test, bench.author.cookie, randomBytes(9), {
    kind: 'FILE',
    filename: 'Wilhelmina Ostrander.pdf',
    origin: 'uploaded',
  });
  const people = ['ines@example.org', 'rui@example.org'];
  const id = await bench.deliver({ recipients: people, body: wroteEarlier });
  const [answered, waiting] = people.map((person) => bench.tokenOf(person)) as [string, string];
  await bench.open(answered);
  await bench.choose(answered, { act: 'THANK', words: 'Obrigada, mãe' });
  await bench.choose(waiting, { act: 'REMIND_TOMORROW' });
  const [thanks] = await run<{ id: string }>('select id from delivery_thanks');
  const [choice] = await run<{ id: string }>('select delivery_id as id from recipient_choices');
  await run('update delivery_thanks set sealed_words = ?', [
    sealEarlier('none', key, thanks?.id ?? '', 'Obrigada, mãe'),
  ]);
  await run('update recipient_choices set sealed_token = ?', [
    sealEarlier('none', key, choice?.id ?? '', waiting),
  ]);
  await run(`update messages set sealed_body = ?, body = ''`, [
    sealEarlier(1, key, 'message-body', wroteEarlier),
  ]);
  await run('update recordings set title = ?, note = ?, file_name = ?', [
    'Wilhelmina Ostrander',
    note,
    'Wilhelmina Ostrander.pdf',
  ]);
  const migrations = createMigrationOrm(bench.test.databaseUrl);
  // Its trigger reads columns that the release before did not have.
  await migrations.migrator.down({ migrations: ['0556-found-by-people-and-sealed-words'] });
  await migrations.migrator.down({ migrations: ['0360-one-vocabulary'] });
  await migrations.close();
  for (const statement of undone) await run(statement);
  return { id, recordingId, answered };
}

async function seen({ id, recordingId, answered }: Awaited<ReturnType<typeof lifeBefore>>) {
  const { data, errors } = await bench.ask(
    `query ($id: ID!, $recordingId: ID!) {
      message(id: $id) { body thanks { words } } recording(id: $recordingId) { title note } }`,
    { id, recordingId },
  );
  expect(errors).toEqual([]);
  const file = await bench.test.server.inject({
    url: `/media/${recordingId}/original`,
    headers: { cookie: bench.author.cookie },
  });
  const name = /filename="(.*?)"/.exec(String(file.headers['content-disposition']))?.[1];
  return { ...data, letter: (await bench.page(answered))['body'], name };
}

const everything = {
  message: { body: wroteEarlier, thanks: [{ words: 'Obrigada, mãe' }] },
  recording: { title: 'Wilhelmina Ostrander', note },
  letter: wroteEarlier,
  name: 'Wilhelmina Ostrander.pdf',
};
const sealedColumns = `select sealed_body as sealed from messages
  union all select sealed_body from delivery_snapshots
  union all select sealed_note from recordings
  union all select sealed_file_name from recordings
  union all select sealed_words from delivery_thanks
  union all select sealed_token from recipient_choices`;

describe('a database of the release before', () => {
  it('reads the same after the migration and after the sweeps, which leave nothing plain', async () => {
    const life = await lifeBefore();
    expect(await migrate(bench.test.databaseUrl)).toEqual([
      '0310-sealed-words',
      '0360-one-vocabulary',
      '0556-found-by-people-and-sealed-words',
    ]);
    expect(await seen(life)).toEqual(everything);

    await sweep();
    expect(await seen(life)).toEqual(everything);
    for (const words of ['peonies', 'wisteria', 'Ostrander', 'Obrigada']) {
      expect([words, await findInDatabase(bench.test, words)]).toEqual([words, []]);
    }
    const rows = await run<{ sealed: Buffer | null }>(sealedColumns);
    expect(rows.map(({ sealed }) => sealed?.[0])).toEqual(rows.map(() => 2));

    await sweep();
    expect(await run(sealedColumns)).toEqual(rows);
    await bench.at('2041-05-05T09:00:00Z');
    expect(bench.mailsTo('rui@example.org')).toHaveLength(2);
  });
});
