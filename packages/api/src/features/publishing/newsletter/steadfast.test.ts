import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newContext } from '#platform/context.ts';
import { claimRecipients } from '#features/publishing/newsletter/claim-recipients.ts';
import { gatherDigestsSweep } from '#features/publishing/newsletter/jobs/gather-digests.sweep.ts';
import { sendIssues } from '#features/publishing/newsletter/send-issues.ts';
import { IssueBench } from '#features/publishing/newsletter/testing/issue-bench.ts';
import { armMessage } from '#testing/armed-message.ts';
import { drainJobs } from '#testing/drain-jobs.ts';
import { signUpMember } from '#testing/members.ts';

let issues: IssueBench;
beforeAll(async () => {
  issues = await IssueBench.open();
});
afterAll(() => issues.close());
beforeEach(() => issues.clear());

describe('a sender that dies', () => {
  it('leaves its claims to the next one, which sends them under the same Message-ID', async () => {
    await issues.readers(40);
    const id = await issues.sending();
    await issues.pass();
    const first = issues.sink.mails.splice(0).map(({ messageId }) => messageId);
    expect(first.length).toBe(40);
    // As if it had died after the relay accepted them and before they were marked.
    await issues.bench.run(
      `update newsletter_recipients set state = 'WAITING', sent_at = null, next_attempt_at = ?`,
      [issues.bench.test.clock.now().add({ seconds: 300 }).toString()],
    );
    await issues.bench.run(
      `update newsletter_issues set state = 'SENDING', ended_at = null where id = ?`,
      [id],
    );
    await issues.pass();
    expect(issues.sink.mails).toEqual([]);
    issues.bench.test.clock.advance({ seconds: 300 });
    await issues.until(id, 'SENT');
    expect(issues.sink.mails.map(({ messageId }) => messageId).sort()).toEqual(first.sort());
  });

  it('sends nothing twice beside a concurrent one', async () => {
    await issues.readers(300);
    const id = await issues.sending();
    await issues.rate(500);
    await issues.bench.run(`update newsletter_settings set sent_until = 'epoch'`);
    const { fixRecipients } = await import('#features/publishing/newsletter/fix-recipients.ts');
    await fixRecipients(issues.bench.system(), id);
    const claims = await Promise.all(
      [1, 2, 3].map(() => claimRecipients(issues.bench.system(), id)),
    );
    const ids = claims.flat().map((recipient) => recipient.id);
    expect([ids.length, new Set(ids).size]).toEqual([300, 300]);
  });

  it('continues after the last stored batch of recipients, and stores nobody twice', async () => {
    await issues.readers(12_000);
    await issues.rate(1);
    const id = await issues.sending();
    const counts = [];
    for (let pass = 0; pass < 4; pass += 1) {
      await issues.pass();
      counts.push((await issues.read(id)).report.recipients);
    }
    expect(counts).toEqual([5000, 10_000, 12_000, 12_000]);
  });

  it('marks its claimed batch and begins no other when it is stopped', async () => {
    await issues.readers(250);
    const id = await issues.sending();
    const stopping = new AbortController();
    issues.sink.pauseMs = () => {
      stopping.abort();
      return 0;
    };
    const { app } = issues.bench.test;
    await sendIssues(
      newContext({ ...app, stopping: stopping.signal }, { kind: 'system', job: 'test' }),
    );
    expect((await issues.read(id)).report).toMatchObject({ recipients: 250, sent: 200 });
    await issues.until(id, 'SENT');
    expect(new Set(issues.recipientsOfMails()).size).toBe(250);
    expect(issues.sink.mails).toHaveLength(250);
  });

  it('gives up no recipient while the relay is unreachable', async () => {
    await issues.readers(3);
    const id = await issues.sending();
    issues.sink.answer = () => 'drop-before-data';
    // More often than a mail is tried that its server puts off: no try of these counts.
    for (let hour = 0; hour < 8; hour += 1) {
      await issues.pass();
      issues.bench.test.clock.advance({ hours: 1 });
    }
    // Then its server puts each mail off once, which it may: the tries of before took nothing away.
    let asked = 0;
    issues.sink.answer = () => {
      asked += 1;
      return asked <= 3 ? { refuse: 451, words: '4.7.1 try again later' } : 'accept';
    };
    await issues.pass();
    expect(asked).toBe(3);
    await issues.until(id, 'SENT');
    expect((await issues.read(id)).report).toMatchObject({ sent: 3, failed: 0 });
  });
});

describe('a mail that its server defers each time', () => {
  it('is given up after five attempts, each wait twice the previous', async () => {
    await issues.readers(1);
    const id = await issues.sending();
    const asked: number[] = [];
    const { clock } = issues.bench.test;
    const began = clock.now().epochMilliseconds;
    issues.sink.answer = () => {
      asked.push((clock.now().epochMilliseconds - began) / 1000);
      return { refuse: 451, words: '4.7.1 try again later' };
    };
    for (let turn = 0; turn < 20; turn += 1) {
      await issues.pass();
      clock.advance({ seconds: 300 });
    }
    expect(asked).toEqual([0, 300, 900, 2100, 4500]);
    expect((await issues.read(id)).report).toMatchObject({ sent: 0, failed: 1 });
  });
});

describe('a database that was restored', () => {
  it('sends nothing before an operator releases the hold', async () => {
    await issues.readers(1);
    const id = await issues.sending();
    const { placeHold, releaseHold } = await import('#features/messages/delivery/index.ts');
    await placeHold(issues.bench.system(), 'restored');
    await issues.pass();
    expect(issues.sink.mails).toEqual([]);
    await releaseHold(issues.bench.system());
    await issues.until(id, 'SENT');
    expect(issues.sink.mails.length).toBe(1);
  });
});

describe('the promise beside a newsletter', () => {
  it('leaves at once while every connection of the newsletter is stuck', async () => {
    await issues.readers(50);
    let free = (): void => undefined;
    const stuck = new Set<string>();
    issues.sink.pauseMs = (address) => {
      if (!address.startsWith('reader-')) return 0;
      stuck.add(address);
      return 3000;
    };
    const member = await signUpMember(issues.bench.test);
    const messageId = await armMessage(issues.bench.test, member);
    await issues.sending();
    const newsletter = issues.pass().finally(() => free());
    await expect.poll(() => stuck.size).toBeGreaterThanOrEqual(10);
    issues.bench.test.clock.set('2041-05-04T08:00:00Z');
    const done = new Promise<void>((resolve) => (free = resolve));
    let newsletterDone = false;
    void done.then(() => (newsletterDone = true));
    const { sweepOnce } = await import('#features/messages/delivery/sweep.ts');
    for (let worked = 1; worked > 0;) {
      await sweepOnce(newContext(issues.bench.test.app, { kind: 'system', job: 'test' }));
      worked = await drainJobs(issues.bench.test, 'send-notice', 'send-deliveries');
    }
    const [delivered] = await issues.bench.run<{ state: string }>(
      'select state from deliveries where message_id = ?',
      [messageId],
    );
    expect(delivered?.state).toBe('DELIVERED');
    expect(newsletterDone).toBe(false);
    issues.sink.pauseMs = () => 0;
    await newsletter;
  });
});

describe('digests', () => {
  it('gather the week once for those who want it, and are not sent when empty', async () => {
    await issues.bench.run('delete from blog_posts');
    await issues.bench.subscribed('weekly@example.org', { pace: 'WEEKLY' });
    await issues.bench.subscribed('each@example.org');
    issues.bench.test.clock.set('2041-06-03T09:00:00Z');
    await gatherDigestsSweep.run(issues.bench.system());
    const published_at = '2041-06-05T10:00:00Z';
    await issues.article('A voice in a drawer', { published_at });
    issues.bench.test.clock.set('2041-06-10T09:00:00Z');
    for (let times = 0; times < 2; times += 1) await gatherDigestsSweep.run(issues.bench.system());
    const made = await issues.bench.run<{ id: string; kind: string; subject: string }>(
      'select id, kind, subject from newsletter_issues',
    );
    expect(made.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['WEEKLY', 'This week: A voice in a drawer'],
    ]);
    await issues.until(made[0]!.id, 'SENT');
    expect(issues.recipientsOfMails()).toEqual(['weekly@example.org']);
  });
});

describe('an account that is closed', () => {
  it('is purged from the newsletter, but its suppression still holds', async () => {
    const { forgetSubscriber } = await import('#features/publishing/newsletter/index.ts');
    await issues.bench.suppressed('gone@example.org');
    await forgetSubscriber(issues.bench.system(), 'Gone@Example.org');
    expect(await issues.bench.stateOf('gone@example.org')).toBeUndefined();
    await issues.bench.ask('gone@example.org');
    expect(await issues.bench.mailsSent()).toEqual([]);
    await drainJobs(issues.bench.test, 'send-subscribe-mail');
    expect(issues.sink.mails).toEqual([]);
  });
});
