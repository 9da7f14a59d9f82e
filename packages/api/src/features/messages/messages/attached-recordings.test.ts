import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { messageRefusalWords } from '@infinite/schema/words/messages.en';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keepFile } from '#features/recordings/recordings/index.ts';
import { lockMessage, requireReadyToSchedule } from '#features/messages/messages/index.ts';
import {
  dataOf,
  draftsOf,
  readyInput,
  refusalOf,
} from '#features/messages/messages/testing/drafts.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { drainJobs } from '#testing/drain-jobs.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const voice = readFileSync(
  new URL('../../../../../../tests/fixtures/media/live-voice.webm', import.meta.url),
);

let test: TestApp;
let member: TestMember;
let drafts: ReturnType<typeof draftsOf>;

beforeAll(async () => {
  test = await createTestApp();
  member = await signUpMember(test);
  drafts = draftsOf(test, member);
});
afterAll(() => test.close());

async function recording(owner: TestMember = member, content: Uint8Array = voice) {
  const metadata = { kind: 'VOICE' as const, takeId: randomUUID() };
  const id = await keepFile(await owner.ctx(), metadata, content);
  await drainJobs(test, 'prepare-recording');
  return id;
}

const remove = (id: string) =>
  drafts.ask<{ deleteRecording: boolean }>(`mutation ($id: ID!) { deleteRecording(id: $id) }`, {
    id,
  });

const schedule = (id: string, version: number) =>
  drafts.ask<{ scheduleMessage: { state: string } }>(
    `mutation ($id: ID!, $version: Int!) { scheduleMessage(id: $id, version: $version) { state } }`,
    { id, version },
  );

describe('recordings on a message', () => {
  it('keep their order, may be changed, and each is on it once', async () => {
    const [one, two, three] = [await recording(), await recording(), await recording()];
    const draft = dataOf(await drafts.create({ attachmentIds: [two, one, two] })).createDraft;
    const idsOf = ({ attachments }: typeof draft) => attachments.map((each) => each.recording.id);
    expect(idsOf(draft)).toEqual([two, one]);
    const saved = dataOf(await drafts.save(draft.id, 1, { attachmentIds: [three, two, one] }));
    expect(idsOf(saved.saveDraft)).toEqual([three, two, one]);
    const copy = dataOf(await drafts.duplicate(draft.id)).duplicateMessage;
    expect(idsOf(copy)).toEqual([three, two, one]);
  });

  it('are those of the own family', async () => {
    const stranger = await signUpMember(test);
    const theirs = await recording(stranger);
    const answer = await drafts.create({ attachmentIds: [theirs] });
    expect(refusalOf(answer)).toEqual({
      code: 'INVALID_INPUT',
      fields: { attachmentIds: messageRefusalWords.recordingMissing },
    });
    const relative = await signUpMember(test, { familyId: member.familyId });
    const shared = await recording(relative);
    expect(
      dataOf(await drafts.create({ attachmentIds: [shared] })).createDraft.attachments,
    ).toEqual([{ position: 0, recording: { id: shared } }]);
  });

  it('may be deleted while only a draft references them; erased, the draft loses them', async () => {
    const id = await recording();
    const draft = dataOf(await drafts.create({ ...readyInput, attachmentIds: [id] })).createDraft;
    expect(dataOf(await remove(id)).deleteRecording).toBe(true);
    // It may be restored, and so the message waits for what its author decides.
    expect(refusalOf(await schedule(draft.id, 1)).fields).toEqual({
      'attachmentIds.0': messageRefusalWords.recordingMissing,
    });
    dataOf(await drafts.ask('mutation ($id: ID!) { eraseRecording(id: $id) }', { id }));
    const left = dataOf(await drafts.read(draft.id)).message;
    expect(left).toMatchObject({ attachments: [], title: readyInput.title, version: 1 });
    expect(dataOf(await schedule(draft.id, 1)).scheduleMessage.state).toBe('SCHEDULED');
  });

  it('cannot be deleted while a message that recipients may still open references them', async () => {
    const id = await recording();
    const draft = dataOf(await drafts.create({ ...readyInput, attachmentIds: [id] })).createDraft;
    dataOf(await schedule(draft.id, draft.version));
    const answer = await remove(id);
    expect(refusalOf(answer).code).toBe('WRONG_STATE');
    expect(answer.errors[0]?.message).toBe(messageRefusalWords.recordingInUse(1));
    expect(dataOf(await drafts.read(draft.id)).message?.attachments).toHaveLength(1);
    dataOf(await drafts.save(draft.id, draft.version, { attachmentIds: [] }));
    expect(dataOf(await remove(id)).deleteRecording).toBe(true);
  });

  it.each([
    ['UPLOADING', messageRefusalWords.recordingOnItsWay],
    ['FAILED', messageRefusalWords.recordingFailed],
  ])('that are %s keep their message from being scheduled', async (state, words) => {
    const ids = [await recording(), await recording()];
    await test.app.orm.em
      .getConnection()
      .execute('update recordings set state = ? where id = ?', [state, ids[1]]);
    const draft = dataOf(await drafts.create({ ...readyInput, attachmentIds: ids })).createDraft;
    const answer = await schedule(draft.id, draft.version);
    expect(refusalOf(answer).fields).toEqual({ 'attachmentIds.1': words });
    expect(dataOf(await drafts.read(draft.id)).message).toMatchObject({ state: 'DRAFT' });
  });

  it('cannot be deleted in the moment in which their message is scheduled', async () => {
    const id = await recording();
    const draft = dataOf(await drafts.create({ ...readyInput, attachmentIds: [id] })).createDraft;
    const removal = await inTransaction(await member.ctx(), async (tx) => {
      const message = await lockMessage(tx, draft.id);
      await requireReadyToSchedule(tx, message);
      const removing = remove(id);
      await Promise.race([removing, somebodyWaits()]);
      message.state = 'SCHEDULED';
      await tx.em.flush();
      // Not awaited in here: it waits for this transaction to end.
      return { removing };
    });
    expect(refusalOf(await removal.removing).code).toBe('WRONG_STATE');
    expect(dataOf(await drafts.read(draft.id)).message?.attachments).toHaveLength(1);
  });
});

/** Resolves once a session of this test's database waits for a lock of another. */
async function somebodyWaits(): Promise<void> {
  for (;;) {
    const waiting = await test.app.orm.em.getConnection().execute<unknown[]>(
      `select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (waiting.length > 0) return;
  }
}
