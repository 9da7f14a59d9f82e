import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newContext } from '#platform/context.ts';
import { sweepOnce } from '#features/messages/delivery/sweep.ts';
import {
  type Answer,
  type AnsweredMessage,
  createDraftDocument,
  draftInput,
  messageDocument,
  scheduleDocument,
} from '#features/messages/delivery/testing/letter-operations.ts';
import { drainJobs } from '#testing/drain-jobs.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const trigger = { ...draftInput.trigger, kind: 'RECURRING', recurrence: 'BIRTHDAY' };

describe('a message', () => {
  let testApp: TestApp;
  let cookie: string;
  let id: string;
  beforeEach(async () => {
    testApp = await createTestApp({ now: '2041-04-01T09:00:00Z' });
    ({ cookie } = await signUpMember(testApp));
    const input = { ...draftInput, trigger };
    const { data } = await ask(createDraftDocument, { input, clientId: 'client-0123456789' });
    id = String(data?.['createDraft']?.['id']);
    await ask(scheduleDocument, { id, version: 1 });
  });
  afterEach(() => testApp.close());

  async function ask(document: string, variables: object = {}) {
    const answer = await graphql<Answer, object>(testApp, document, variables, cookie);
    return { data: answer.data, code: answer.errors[0]?.extensions?.code, errors: answer.errors };
  }

  const read = async () =>
    (await ask(messageDocument, { id })).data?.['message'] as unknown as AnsweredMessage;

  async function at(instant: string): Promise<void> {
    testApp.clock.set(instant);
    for (let round = 0; round < 3; round += 1) {
      await sweepOnce(newContext(testApp.app, { kind: 'system', job: 'test' }));
      await drainJobs(testApp, 'send-notice', 'send-deliveries');
    }
  }

  test('that recurs every year is postponed this time only, and keeps its date afterwards', async () => {
    const postpone = (version: number, localDate: string) =>
      ask(
        `mutation { postponeMessage(id: "${id}", version: ${version}, localDate: "${localDate}", localTime: "10:30") {
           state postponed nextDelivery { localDate localTime } } }`,
      );
    expect((await postpone(1, '2001-01-01')).code).toBe('INVALID_INPUT');
    expect((await postpone(1, '2042-05-04')).errors[0]?.message).toContain('before May 4, 2042');
    expect((await postpone(1, '2041-08-01')).data?.['postponeMessage']).toEqual({
      state: 'SCHEDULED',
      postponed: true,
      nextDelivery: { localDate: '2041-08-01', localTime: '10:30' },
    });
    await at('2041-05-04T08:00:00Z');
    expect((await read()).deliveries).toEqual([]);
    await at('2041-07-30T09:30:00Z');
    expect(await read()).toMatchObject({ state: 'REMINDED', awaitingAnswer: true });
    await at('2041-08-01T09:00:00Z');
    expect((await read()).deliveries).toEqual([]);
    await at('2041-08-01T09:30:00Z');
    expect(await read()).toMatchObject({
      state: 'SCHEDULED',
      deliveries: [{ state: 'DELIVERED' }],
    });
    await at('2042-05-04T08:00:00Z');
    expect((await read()).deliveries).toHaveLength(2);
  });

  test('E10: shows the date it was postponed to, and calls an earlier date a move', async () => {
    const move = (version: number, localDate: string) =>
      ask(
        `mutation { postponeMessage(id: "${id}", version: ${version}, localDate: "${localDate}", localTime: "10:30") { postponed } }`,
      );
    const past = await move(1, '2001-01-01');
    expect(past.errors[0]?.extensions?.fields).toEqual({
      localDate: 'That moment has already passed. Choose one that is still to come.',
    });
    expect((await move(1, '2041-04-20')).data?.['postponeMessage']).toEqual({ postponed: false });
    expect((await move(2, '2041-08-01')).data?.['postponeMessage']).toEqual({ postponed: true });
    expect((await read()).history.map(({ what }) => what)).toEqual(
      expect.arrayContaining([
        'You moved it to an earlier day: April 20, 2041, 10:30 AM.',
        'You postponed it to August 1, 2041, 10:30 AM.',
      ]),
    );
  });

  test('stays postponed when its text is edited, and not when its date is', async () => {
    await ask(
      `mutation { postponeMessage(id: "${id}", version: 1, localDate: "2041-08-01", localTime: "10:30") { id } }`,
    );
    const save = (version: number, input: object) =>
      ask(
        `mutation ($input: MessageDraftInput!) { saveDraft(id: "${id}", version: ${version}, input: $input) { id } }`,
        { input },
      );
    await save(2, { body: 'Other words', trigger });
    await at('2041-05-04T08:00:00Z');
    expect((await read()).deliveries).toEqual([]);
    await save(3, { trigger: { ...trigger, localDate: '2012-06-01' } });
    await at('2041-06-01T08:00:00Z');
    expect((await read()).deliveries).toHaveLength(1);
  });
});
