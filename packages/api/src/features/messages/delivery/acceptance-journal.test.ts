import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { newContext } from '#platform/context.ts';
import { AcceptanceJournal, nodeIdOf } from '#adapters/journal/acceptance-journal.ts';
import { noteOpened } from '#features/messages/delivery/note-opened.ts';
import { sendDue } from '#features/messages/delivery/send-due.ts';
import { sharedPage } from '#features/messages/delivery/shared-page.ts';
import { sweepOnce } from '#features/messages/delivery/sweep.ts';
import { after, due, RelayStage } from '#features/messages/delivery/testing/relay-stage.ts';
import { armMessage } from '#testing/armed-message.ts';
import { graphql } from '#testing/graphql.ts';

const stage = RelayStage.forEachTest();

describe('D9: what SMTP accepted', () => {
  test('is read from the journal when the database did not store it, and is not resent', async () => {
    await armMessage(stage.testApp, stage.member, { recipients: ['ana@example.org'] });
    stage.testApp.clock.set(due);
    await sweepOnce(stage.system());
    const [row] = await stage.query<{ id: string; mail_message_id: string }>(
      'select id, mail_message_id from deliveries',
    );
    const journal = await AcceptanceJournal.open(stage.testApp.dataDir, 4711);
    await journal.note({
      deliveryId: row!.id,
      attempt: 1,
      messageId: row!.mail_message_id,
      response: '250 taken',
      at: due,
    });
    // Its process is killed here: the row stays as it was, the file too.
    await journal.end(true);
    await stage.query(
      `update deliveries set state = 'SENDING', attempts = 1, next_attempt_at = null, sending_by = 4711,
         sending_node = ?, sending_since = clock_timestamp() - interval '1 minute'`,
      [await nodeIdOf(stage.testApp.dataDir)],
    );
    await stage.at(due);
    expect(await stage.query('select state, attempts, provider_answer from deliveries')).toEqual([
      { state: 'DELIVERED', attempts: 1, provider_answer: '250 taken' },
    ]);
    await stage.at(after(600));
    expect(stage.sink.mails).toEqual([]);
  });

  test('leaves no journal behind once the database has stored all of it', async () => {
    await armMessage(stage.testApp, stage.member, { recipients: ['ana@example.org'] });
    await stage.at(due);
    expect(await stage.states()).toEqual(['ana DELIVERED']);
    const left = await readdir(path.join(stage.testApp.dataDir, 'journal'));
    expect(left.filter((name) => name.endsWith('.jsonl'))).toEqual([]);
  });

  test('is left alone when another machine was sending: its own journal may have the outcome', async () => {
    await armMessage(stage.testApp, stage.member, { recipients: ['ana@example.org'] });
    stage.testApp.clock.set(due);
    await sweepOnce(stage.system());
    await stage.query(
      `update deliveries set state = 'SENDING', attempts = 1, next_attempt_at = null, sending_by = 4711,
         sending_node = 'another', sending_since = clock_timestamp() - interval '10 minutes'`,
    );
    await stage.at(due);
    expect(await stage.states()).toEqual(['ana SENDING']);
    await stage.query(
      `update deliveries set sending_since = clock_timestamp() - interval '2 hours'`,
    );
    await stage.at(due);
    expect(await stage.query('select state, problem from deliveries')).toEqual([
      { state: 'WAITING', problem: 'OUTCOME_UNKNOWN' },
    ]);
  });

  test('a disk that cannot store the journal stops sending before a mail leaves, and raises an alarm', async () => {
    await armMessage(stage.testApp, stage.member, { recipients: ['ana@example.org'] });
    stage.testApp.clock.set(due);
    await sweepOnce(stage.system());
    const folder = path.join(stage.testApp.dataDir, 'journal');
    await rm(folder, { recursive: true, force: true });
    await writeFile(folder, 'in the way');
    await expect(sendDue(stage.system())).rejects.toThrow();
    expect(stage.sink.mails).toEqual([]);
    expect(await stage.states()).toEqual(['ana WAITING']);
    const found = await stage.alarms();
    expect(found.map(({ kind }) => kind)).toEqual(['journal_unwritable']);
    await rm(folder);
    await mkdir(folder);
    await chmod(folder, 0o700);
    await sendDue(stage.system());
    expect(await stage.states()).toEqual(['ana DELIVERED']);
  });
});

describe('D15: a link that was sent', () => {
  const visitor = () => newContext(stage.testApp.app, { kind: 'visitor' });

  test('opens while its delivery is retried', async () => {
    await armMessage(stage.testApp, stage.member, { recipients: ['ana@example.org'] });
    stage.sink.answer = () => 'drop-after-data';
    for (const minutes of [0, 1, 20, 60]) await stage.at(after(minutes));
    const token = /\/shared\/([\w-]{43})/.exec((await stage.sink.read(0)).text ?? '')?.[1] ?? '';
    await stage.query(`update deliveries set state = 'FAILED', next_attempt_at = null`);
    const [delivery] = await stage.query<{ id: string }>('select id from deliveries');
    await graphql(
      stage.testApp,
      'mutation ($id: ID!) { retryDelivery(deliveryId: $id) { state } }',
      { id: delivery?.id },
      stage.member.cookie,
    );
    expect((await sharedPage(visitor(), token)).state).toBe('OPENABLE');
    expect(await noteOpened(visitor(), token)).toBe(true);
    // It was opened, so it arrived: nothing is sent any more.
    expect(await stage.states()).toEqual(['ana DELIVERED']);
  });

  test('and was opened is not resent when its sender dies', async () => {
    await armMessage(stage.testApp, stage.member, { recipients: ['ana@example.org'] });
    stage.testApp.clock.set(due);
    await sweepOnce(stage.system());
    await stage.query(
      `update deliveries set state = 'SENDING', attempts = 1, next_attempt_at = null, sending_by = 4711,
         opened_at = ?, sending_since = clock_timestamp() - interval '1 minute'`,
      [due],
    );
    await stage.at(after(600));
    expect(await stage.states()).toEqual(['ana DELIVERED']);
    expect(stage.sink.mails).toEqual([]);
  });
});
