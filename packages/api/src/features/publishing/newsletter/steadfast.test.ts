import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newContext } from '#context.ts';
import { claimRecipients } from '#features/publishing/newsletter/claim-recipients.ts';
import { gatherDigestsSweep } from '#features/publishing/newsletter/jobs/gather-digests.sweep.ts';
import { CampaignBench } from '#features/publishing/newsletter/testing/campaign-bench.ts';
import { armMessage } from '#testing/armed-message.ts';
import { drainJobs } from '#testing/drain-jobs.ts';
import { signUpMember } from '#testing/members.ts';

let letters: CampaignBench;
beforeAll(async () => {
  letters = await CampaignBench.open();
});
afterAll(() => letters.close());
beforeEach(() => letters.clear());

describe('a sender that dies', () => {
  it('leaves what it had claimed to the next one, which sends it under the same Message-ID', async () => {
    await letters.readers(40);
    const id = await letters.sending();
    await letters.pass();
    const first = letters.sink.mails.splice(0).map(({ messageId }) => messageId);
    expect(first.length).toBe(40);
    // As if it had died after the relay took them, and before a row said so.
    await letters.bench.run(
      `update newsletter_recipients set state = 'WAITING', sent_at = null, next_attempt_at = ?`,
      [letters.bench.test.clock.now().add({ seconds: 300 }).toString()],
    );
    await letters.bench.run(
      `update newsletter_campaigns set state = 'SENDING', ended_at = null where id = ?`,
      [id],
    );
    await letters.pass();
    expect(letters.sink.mails).toEqual([]);
    letters.bench.test.clock.advance({ seconds: 300 });
    await letters.until(id, 'SENT');
    expect(letters.sink.mails.map(({ messageId }) => messageId).sort()).toEqual(first.sort());
  });

  it('shares nothing twice with one that runs beside it', async () => {
    await letters.readers(300);
    const id = await letters.sending();
    await letters.rate(500);
    await letters.bench.run(`update newsletter_settings set sent_until = 'epoch'`);
    const { fixRecipients } = await import('#features/publishing/newsletter/fix-recipients.ts');
    await fixRecipients(letters.bench.system(), id);
    const claims = await Promise.all(
      [1, 2, 3].map(() => claimRecipients(letters.bench.system(), id)),
    );
    const ids = claims.flat().map((recipient) => recipient.id);
    expect([ids.length, new Set(ids).size]).toEqual([300, 300]);
  });

  it('goes on where a batch of recipients was written down, and writes nobody down twice', async () => {
    await letters.readers(12_000);
    await letters.rate(1);
    const id = await letters.sending();
    const counts = [];
    for (let pass = 0; pass < 4; pass += 1) {
      await letters.pass();
      counts.push((await letters.read(id)).report.recipients);
    }
    expect(counts).toEqual([5000, 10_000, 12_000, 12_000]);
  });

  it('that cannot reach the relay gives nobody up', async () => {
    await letters.readers(3);
    const id = await letters.sending();
    letters.sink.answer = () => 'drop-before-data';
    for (let hour = 0; hour < 3; hour += 1) {
      await letters.pass();
      letters.bench.test.clock.advance({ hours: 1 });
    }
    letters.sink.answer = () => 'accept';
    await letters.until(id, 'SENT');
    expect((await letters.read(id)).report).toMatchObject({ sent: 3, failed: 0 });
  });
});

describe('a database that was restored', () => {
  it('sends nothing before an operator has let go of the hold', async () => {
    await letters.readers(1);
    const id = await letters.sending();
    const { placeHold, releaseHold } = await import('#features/messages/delivery/index.ts');
    await placeHold(letters.bench.system(), 'restored');
    await letters.pass();
    expect(letters.sink.mails).toEqual([]);
    await releaseHold(letters.bench.system());
    await letters.until(id, 'SENT');
    expect(letters.sink.mails.length).toBe(1);
  });
});

describe('the promise beside a newsletter', () => {
  it('leaves at once while every connection of the newsletter is stuck', async () => {
    await letters.readers(50);
    let free = (): void => undefined;
    const stuck = new Set<string>();
    letters.sink.pauseMs = (address) => {
      if (!address.startsWith('reader-')) return 0;
      stuck.add(address);
      return 3000;
    };
    const member = await signUpMember(letters.bench.test);
    const messageId = await armMessage(letters.bench.test, member);
    await letters.sending();
    const newsletter = letters.pass().finally(() => free());
    await expect.poll(() => stuck.size).toBeGreaterThanOrEqual(10);
    letters.bench.test.clock.set('2041-05-04T08:00:00Z');
    const done = new Promise<void>((resolve) => (free = resolve));
    let newsletterDone = false;
    void done.then(() => (newsletterDone = true));
    const { sweepOnce } = await import('#features/messages/delivery/sweep.ts');
    for (let worked = 1; worked > 0;) {
      await sweepOnce(newContext(letters.bench.test.app, { kind: 'system', job: 'test' }));
      worked = await drainJobs(letters.bench.test, 'send-notice', 'send-deliveries');
    }
    const [delivered] = await letters.bench.run<{ state: string }>(
      'select state from deliveries where message_id = ?',
      [messageId],
    );
    expect(delivered?.state).toBe('DELIVERED');
    expect(newsletterDone).toBe(false);
    await newsletter;
  });
});

describe('letters that nobody writes', () => {
  it('gather the week for who wants one, once, and say nothing when there is nothing', async () => {
    await letters.bench.run('delete from blog_posts');
    await letters.bench.subscribed('weekly@example.org', { pace: 'WEEKLY' });
    await letters.bench.subscribed('each@example.org');
    letters.bench.test.clock.set('2041-06-03T09:00:00Z');
    await gatherDigestsSweep.run(letters.bench.system());
    const published_at = '2041-06-05T10:00:00Z';
    await letters.article('A voice in a drawer', { published_at });
    letters.bench.test.clock.set('2041-06-10T09:00:00Z');
    for (let times = 0; times < 2; times += 1) await gatherDigestsSweep.run(letters.bench.system());
    const made = await letters.bench.run<{ id: string; kind: string; subject: string }>(
      'select id, kind, subject from newsletter_campaigns',
    );
    expect(made.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['WEEKLY', 'This week: A voice in a drawer'],
    ]);
    await letters.until(made[0]!.id, 'SENT');
    expect(letters.recipientsOfMails()).toEqual(['weekly@example.org']);
  });
});

describe('an account that is closed', () => {
  it('is forgotten by the newsletter, but a suppression is honoured still', async () => {
    const { forgetSubscriber } = await import('#features/publishing/newsletter/index.ts');
    await letters.bench.suppressed('gone@example.org');
    await forgetSubscriber(letters.bench.system(), 'Gone@Example.org');
    expect(await letters.bench.stateOf('gone@example.org')).toBeUndefined();
    await letters.bench.ask('gone@example.org');
    expect(await letters.bench.mailsSent()).toEqual([]);
    await drainJobs(letters.bench.test, 'send-subscribe-mail');
    expect(letters.sink.mails).toEqual([]);
  });
});
