import { Temporal } from 'temporal-polyfill';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MessageEntity } from '#features/messages/messages/index.ts';
import { newId } from '#platform/database/id.ts';
import { signUpMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

describe('a stored message', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it('round-trips local date, local time, zone and instants', async () => {
    const member = await signUpMember(test);
    const ctx = await member.ctx();
    const now = test.clock.now();
    const id = newId();
    ctx.em.create(MessageEntity, {
      familyId: member.familyId,
      id,
      authorId: member.userId,
      clientId: newId(),
      title: 'For your birthday',
      body: '',
      state: 'DRAFT',
      postponed: false,
      version: 1,
      triggerKind: 'RECURRING',
      localDate: '1990-02-28',
      localTime: '09:30',
      timeZone: 'Pacific/Kiritimati',
      recurrence: 'BIRTHDAY',
      nextStepAt: Temporal.Instant.from('2041-05-04T08:00:00.123Z'),
      createdAt: now,
      updatedAt: now,
    });
    await ctx.em.flush();
    const found = await (await member.ctx()).em.findOneOrFail(MessageEntity, { id });
    expect(found).toMatchObject({
      localDate: '1990-02-28',
      localTime: '09:30:00',
      untilYear: null,
      occurrence: null,
    });
    expect(found.nextStepAt?.toString()).toBe('2041-05-04T08:00:00.123Z');
    expect(found.createdAt.toString()).toBe(now.toString());
  });
});
