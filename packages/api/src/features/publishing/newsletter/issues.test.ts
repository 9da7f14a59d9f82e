import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { IssueBench } from '#features/publishing/newsletter/testing/issue-bench.ts';

let issues: IssueBench;
beforeAll(async () => {
  issues = await IssueBench.open({ NEWSLETTER_RETURN_ADDRESS: 'bounces@example.org' });
});
afterAll(() => issues.close());
beforeEach(() => issues.clear());

describe('an issue', () => {
  it('is one, however often its creation is sent, and as it is now', async () => {
    const clientId = randomUUID();
    const made = await Promise.all([1, 2, 3].map(() => issues.write({}, clientId)));
    const again = await issues.write({ subject: 'Typed since' }, clientId);
    expect(new Set([...made, again].map(({ id, version }) => `${id} ${version}`)).size).toBe(1);
    expect(again).toEqual(made[0]);
    const others = [
      await issues.write({}, randomUUID()),
      await issues.write(),
      await issues.write(),
    ];
    expect(new Set([again, ...others].map(({ id }) => id)).size).toBe(4);
  });

  it('carries its articles, its intro, and a one-click unsubscribe header', async () => {
    const postIds = [await issues.article('Asking before it is too late')];
    await issues.bench.subscribed('ann@example.org');
    const intro = 'It was [late](/blog/x), and <script>alert(1)</script> ![x](/media/y.jpg).';
    const id = await issues.sending({ intro, postIds });
    await issues.until(id, 'SENT');
    const mail = await issues.sink.read(0);
    const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
    const link = /^<(http\S+\/newsletter\/unsubscribe\/[\w-]{64})>$/;
    const unsubscribe = link.exec(headers.get('list-unsubscribe') ?? '')?.[1] ?? '';
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    for (const body of [mail.html ?? '', mail.text ?? '']) {
      expect(body).toContain(unsubscribe);
      expect(body).toContain('Asking before it is too late');
      expect(body).toContain('/blog/x');
      expect(body).not.toMatch(/[\uE000\uE001]|<script|<img|\/media\//);
    }
    const { pathname } = new URL(unsubscribe);
    const left = await issues.bench.post(pathname, 'List-Unsubscribe=One-Click');
    expect(left.statusCode).toBe(200);
    expect((await issues.read(id)).report).toMatchObject({ sent: 1, unsubscribed: 1 });
  });

  it('counts openings only of those who agreed to it', async () => {
    await issues.bench.subscribed('agrees@example.org', { counts_opens: true });
    await issues.bench.subscribed('silent@example.org');
    const id = await issues.sending();
    await issues.until(id, 'SENT');
    const mails = await Promise.all([0, 1].map((index) => issues.sink.read(index)));
    const pictures = mails.map(({ to, html }) => [
      to?.[0]?.address,
      /src="[^"]*(\/newsletter\/opened\/[\w-]{64})"/.exec(html ?? '')?.[1],
    ]);
    const sources = Object.fromEntries(pictures);
    expect(sources['silent@example.org']).toBeUndefined();
    const opened = await issues.bench.test.server.inject({ url: sources['agrees@example.org'] });
    expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'image/gif']);
    expect((await issues.read(id)).report).toMatchObject({ opened: 1, countedForOpening: 1 });
  });

  it('goes to its segment, once to each', async () => {
    await issues.bench.subscribed('all@example.org');
    await issues.bench.subscribed('trees@example.org', { interests: '{FAMILY_TREES}' });
    await issues.bench.subscribed('grief@example.org', { interests: '{GRIEF_SUPPORT}' });
    await issues.bench.subscribed('weekly@example.org', { pace: 'WEEKLY' });
    await issues.bench.subscribed('asked@example.org', { state: 'PENDING', confirmed_at: null });
    await issues.bench.suppressed('reported@example.org');
    const segment = { interests: ['FAMILY_TREES'], paces: ['EACH'] };
    const id = await issues.sending({ segment });
    await issues.pass();
    // A later subscriber gets the next one.
    issues.bench.test.clock.advance({ seconds: 1 });
    await issues.bench.subscribed('later@example.org');
    await issues.until(id, 'SENT');
    expect(issues.recipientsOfMails()).toEqual(['all@example.org', 'trees@example.org']);
  });

  it('keeps its content when an article changes while it is sent', async () => {
    await issues.readers(1);
    const postIds = [await issues.article('As it was')];
    const id = await issues.sending({ postIds });
    await issues.bench.run(`update blog_posts set title = 'Changed' where id = ?`, postIds);
    await issues.until(id, 'SENT');
    expect((await issues.sink.read(0)).text).toContain('As it was');
  });

  it('waits for its time, and can be unscheduled before', async () => {
    await issues.readers(1);
    const { id, version } = await issues.write();
    const at = { localDate: '2041-04-02', localTime: '09:00' };
    expect((await issues.schedule(id, version, at)).data?.scheduleNewsletterIssue.sendAt).toBe(
      '2041-04-02T08:00:00Z',
    );
    await issues.move(id, 'UNSCHEDULE');
    const draft = await issues.read(id);
    expect(draft).toMatchObject({ state: 'DRAFT', sendAt: null });
    await issues.schedule(id, draft.version, at);
    await issues.pass();
    expect(issues.sink.mails).toEqual([]);
    issues.bench.test.clock.set('2041-04-02T08:00:00Z');
    await issues.until(id, 'SENT');
    expect(issues.sink.mails.length).toBe(1);
  });

  it('stops when it is paused and continues where it was', async () => {
    await issues.readers(30);
    await issues.rate(5);
    const id = await issues.sending();
    await issues.pass();
    await issues.move(id, 'PAUSE');
    const paused = issues.sink.mails.length;
    expect(paused).toBe(10);
    issues.bench.test.clock.advance({ seconds: 60 });
    await issues.pass();
    expect(issues.sink.mails.length).toBe(paused);
    await issues.move(id, 'RESUME');
    await issues.until(id, 'SENT');
    expect(new Set(issues.recipientsOfMails()).size).toBe(30);
    expect(issues.sink.mails.length).toBe(30);
  });

  it('refuses a move that its state does not allow, and one from a stale page', async () => {
    const { id, version } = await issues.write();
    expect((await issues.move(id, 'PAUSE')).errors[0]?.extensions?.code).toBe('WRONG_STATE');
    const stale = { localDate: '2042-04-02', localTime: '09:00' };
    const answer = await issues.schedule(id, version - 1, stale);
    expect(answer.errors[0]?.extensions?.code).toBe('CONFLICT');
    const empty = await issues.write({ subject: '', intro: ' ' });
    const { errors } = await issues.move(empty.id, 'SEND');
    expect(Object.keys(errors[0]?.extensions?.fields ?? {})).toEqual(['subject', 'intro']);
  });

  it('waits while notifications are switched off', async () => {
    await issues.readers(1);
    const id = await issues.sending();
    const switchTo = async (emailNotifications: boolean) => {
      const answer = await issues.bench.test.server.inject({
        method: 'PUT',
        url: '/api/admin/settings',
        headers: { cookie: issues.admin.cookie },
        payload: { emailNotifications },
      });
      expect(answer.statusCode).toBe(200);
    };
    await switchTo(false);
    await issues.pass();
    expect(issues.sink.mails).toEqual([]);
    await switchTo(true);
    await issues.until(id, 'SENT');
    expect(issues.sink.mails.length).toBe(1);
  });
});

describe('the rate', () => {
  it('is exact, and a pause does not end in a burst', async () => {
    await issues.readers(100);
    await issues.rate(7);
    await issues.sending();
    issues.bench.test.clock.advance({ hours: 1 });
    const sent = [];
    for (let second = 0; second < 5; second += 1) {
      await issues.pass();
      sent.push(issues.sink.mails.length);
      issues.bench.test.clock.advance({ seconds: 1 });
    }
    // At most two seconds are caught up; then seven a second.
    expect(sent).toEqual([14, 21, 28, 35, 42]);
  });
});

describe('what does not arrive', () => {
  it('is not retried at a dead address, and is retried elsewhere as the server asks', async () => {
    await issues.bench.subscribed('dead@example.org');
    await issues.bench.subscribed('busy@example.org');
    await issues.bench.subscribed('spam@example.org');
    const answers: Record<string, { refuse: number; words: string }> = {
      'dead@example.org': { refuse: 550, words: '5.1.1 no such user' },
      'busy@example.org': { refuse: 451, words: '4.3.0 try later' },
      'spam@example.org': { refuse: 550, words: '5.7.1 not from you' },
    };
    issues.sink.answer = (address) => answers[address] ?? 'accept';
    const id = await issues.sending();
    await issues.pass();
    expect(await issues.bench.stateOf('dead@example.org')).toBe('SUPPRESSED');
    expect(await issues.bench.stateOf('spam@example.org')).toBe('ACTIVE');
    expect((await issues.read(id)).report).toMatchObject({ waiting: 1, failed: 2, bounced: 1 });
    delete answers['busy@example.org'];
    issues.bench.test.clock.advance({ seconds: 300 });
    await issues.until(id, 'SENT');
    expect(issues.recipientsOfMails()).toEqual(['busy@example.org']);
    // No form can remove the suppression.
    await issues.bench.ask('dead@example.org');
    expect(await issues.bench.stateOf('dead@example.org')).toBe('SUPPRESSED');
  });

  it('is found by its return path and by its Message-ID, if the relay signs', async () => {
    const { createHmac } = await import('node:crypto');
    const signed = await IssueBench.open({
      NEWSLETTER_FEEDBACK_SECRET: 'a-secret-of-the-relay-and-ours',
      NEWSLETTER_RETURN_ADDRESS: 'bounces@example.org',
    });
    try {
      await signed.clear();
      await signed.bench.subscribed('bounces@example.org');
      await signed.bench.subscribed('reports@example.org');
      const id = await signed.sending();
      await signed.until(id, 'SENT');
      const report = (body: object, secret = 'a-secret-of-the-relay-and-ours') => {
        const payload = JSON.stringify(body);
        const at = String(Math.floor(signed.bench.test.clock.now().epochMilliseconds / 1000));
        const mac = createHmac('sha256', secret).update(`m1.${at}.${payload}`).digest('base64');
        const headers = {
          'content-type': 'application/json',
          'webhook-id': 'm1',
          'webhook-timestamp': at,
          'webhook-signature': `v1,${mac}`,
        };
        const request = { method: 'POST', url: '/newsletter/feedback', headers, payload } as const;
        return signed.bench.test.server.inject(request);
      };
      const mailTo = (address: string) => signed.sink.mails.find(({ to }) => to.includes(address))!;
      const returnPath = mailTo('bounces@example.org').from;
      expect(returnPath).toMatch(/^bounces\+[0-9a-f]{32}@example\.org$/);
      const { messageId } = mailTo('reports@example.org');
      const complaint = { kind: 'complaint', messageId, detail: 'marked as unwanted' };
      expect((await report(complaint, 'a-wrong-secret-of-somebody')).statusCode).toBe(403);
      expect(await signed.bench.stateOf('reports@example.org')).toBe('ACTIVE');
      for (const body of [complaint, complaint, { kind: 'bounce', returnPath }]) {
        expect((await report(body)).statusCode).toBe(204);
      }
      expect(await signed.bench.stateOf('reports@example.org')).toBe('SUPPRESSED');
      expect(await signed.bench.stateOf('bounces@example.org')).toBe('SUPPRESSED');
      expect((await signed.read(id)).report).toMatchObject({ bounced: 1, complained: 1 });
      expect((await report({ kind: 'bounce', messageId: 'x@y' })).statusCode).toBe(204);
    } finally {
      await signed.close();
    }
  });
});
