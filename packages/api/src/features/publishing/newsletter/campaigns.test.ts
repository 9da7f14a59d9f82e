import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CampaignBench } from '#features/publishing/newsletter/testing/campaign-bench.ts';

let letters: CampaignBench;
beforeAll(async () => {
  letters = await CampaignBench.open({ NEWSLETTER_RETURN_ADDRESS: 'bounces@example.org' });
});
afterAll(() => letters.close());
beforeEach(() => letters.clear());

describe('a letter', () => {
  it('carries its articles, its intro, and a way out that a mail program can press', async () => {
    const postIds = [await letters.article('Asking before it is too late')];
    await letters.bench.subscribed('ann@example.org');
    const intro = 'It was [late](/blog/x), and <script>alert(1)</script> ![x](/media/y.jpg).';
    const id = await letters.sending({ intro, postIds });
    await letters.until(id, 'SENT');
    const mail = await letters.sink.read(0);
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
    const left = await letters.bench.post(pathname, 'List-Unsubscribe=One-Click');
    expect(left.statusCode).toBe(200);
    expect((await letters.read(id)).report).toMatchObject({ sent: 1, unsubscribed: 1 });
  });

  it('counts an opening of those alone who agreed to it', async () => {
    await letters.bench.subscribed('agrees@example.org', { counts_opens: true });
    await letters.bench.subscribed('silent@example.org');
    const id = await letters.sending();
    await letters.until(id, 'SENT');
    const mails = await Promise.all([0, 1].map((index) => letters.sink.read(index)));
    const pictures = mails.map(({ to, html }) => [
      to?.[0]?.address,
      /src="[^"]*(\/newsletter\/opened\/[\w-]{64})"/.exec(html ?? '')?.[1],
    ]);
    const sources = Object.fromEntries(pictures);
    expect(sources['silent@example.org']).toBeUndefined();
    const opened = await letters.bench.test.server.inject({ url: sources['agrees@example.org'] });
    expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'image/gif']);
    expect((await letters.read(id)).report).toMatchObject({ opened: 1, countedForOpening: 1 });
  });

  it('goes to whom it was meant for, and only once', async () => {
    await letters.bench.subscribed('all@example.org');
    await letters.bench.subscribed('trees@example.org', { interests: '{FAMILY_TREES}' });
    await letters.bench.subscribed('grief@example.org', { interests: '{GRIEF_SUPPORT}' });
    await letters.bench.subscribed('weekly@example.org', { pace: 'WEEKLY' });
    await letters.bench.subscribed('asked@example.org', { state: 'PENDING', confirmed_at: null });
    await letters.bench.suppressed('reported@example.org');
    const segment = { interests: ['FAMILY_TREES'], paces: ['EACH'] };
    const id = await letters.sending({ segment });
    await letters.pass();
    // Who comes later gets the next one.
    letters.bench.test.clock.advance({ seconds: 1 });
    await letters.bench.subscribed('later@example.org');
    await letters.until(id, 'SENT');
    expect(letters.recipientsOfMails()).toEqual(['all@example.org', 'trees@example.org']);
  });

  it('says what it said when it began, though its article is changed since', async () => {
    await letters.readers(1);
    const postIds = [await letters.article('As it was')];
    const id = await letters.sending({ postIds });
    await letters.bench.run(`update blog_posts set title = 'Changed' where id = ?`, postIds);
    await letters.until(id, 'SENT');
    expect((await letters.sink.read(0)).text).toContain('As it was');
  });

  it('waits for its time, and can be taken back before', async () => {
    await letters.readers(1);
    const { id, version } = await letters.write();
    const at = { localDate: '2041-04-02', localTime: '09:00' };
    expect((await letters.schedule(id, version, at)).data?.scheduleNewsletter.sendAt).toBe(
      '2041-04-02T08:00:00Z',
    );
    await letters.move(id, 'UNSCHEDULE');
    const draft = await letters.read(id);
    expect(draft).toMatchObject({ state: 'DRAFT', sendAt: null });
    await letters.schedule(id, draft.version, at);
    await letters.pass();
    expect(letters.sink.mails).toEqual([]);
    letters.bench.test.clock.set('2041-04-02T08:00:00Z');
    await letters.until(id, 'SENT');
    expect(letters.sink.mails.length).toBe(1);
  });

  it('stops when it is paused and goes on where it was', async () => {
    await letters.readers(30);
    await letters.rate(5);
    const id = await letters.sending();
    await letters.pass();
    await letters.move(id, 'PAUSE');
    const paused = letters.sink.mails.length;
    expect(paused).toBe(10);
    letters.bench.test.clock.advance({ seconds: 60 });
    await letters.pass();
    expect(letters.sink.mails.length).toBe(paused);
    await letters.move(id, 'RESUME');
    await letters.until(id, 'SENT');
    expect(new Set(letters.recipientsOfMails()).size).toBe(30);
    expect(letters.sink.mails.length).toBe(30);
  });

  it('refuses a move that its state does not allow, and one from a stale page', async () => {
    const { id, version } = await letters.write();
    expect((await letters.move(id, 'PAUSE')).errors[0]?.extensions?.code).toBe('WRONG_STATE');
    const stale = { localDate: '2042-04-02', localTime: '09:00' };
    const answer = await letters.schedule(id, version - 1, stale);
    expect(answer.errors[0]?.extensions?.code).toBe('CONFLICT');
    const empty = await letters.write({ subject: '', intro: ' ' });
    const { errors } = await letters.move(empty.id, 'SEND');
    expect(Object.keys(errors[0]?.extensions?.fields ?? {})).toEqual(['subject', 'intro']);
  });

  it('waits while notifications are switched off', async () => {
    await letters.readers(1);
    const id = await letters.sending();
    const switchTo = async (emailNotifications: boolean) => {
      const answer = await letters.bench.test.server.inject({
        method: 'PUT',
        url: '/api/admin/settings',
        headers: { cookie: letters.admin.cookie },
        payload: { emailNotifications },
      });
      expect(answer.statusCode).toBe(200);
    };
    await switchTo(false);
    await letters.pass();
    expect(letters.sink.mails).toEqual([]);
    await switchTo(true);
    await letters.until(id, 'SENT');
    expect(letters.sink.mails.length).toBe(1);
  });
});

describe('the rate', () => {
  it('is kept to the mail, and a pause does not end in a flood', async () => {
    await letters.readers(100);
    await letters.rate(7);
    await letters.sending();
    letters.bench.test.clock.advance({ hours: 1 });
    const sent = [];
    for (let second = 0; second < 5; second += 1) {
      await letters.pass();
      sent.push(letters.sink.mails.length);
      letters.bench.test.clock.advance({ seconds: 1 });
    }
    // Two seconds are made up for at most; then seven a second.
    expect(sent).toEqual([14, 21, 28, 35, 42]);
  });
});

describe('what does not arrive', () => {
  it('is never tried again at a dead address, and is at another as its server asks', async () => {
    await letters.bench.subscribed('dead@example.org');
    await letters.bench.subscribed('busy@example.org');
    await letters.bench.subscribed('spam@example.org');
    const answers: Record<string, { refuse: number; words: string }> = {
      'dead@example.org': { refuse: 550, words: '5.1.1 no such user' },
      'busy@example.org': { refuse: 451, words: '4.3.0 try later' },
      'spam@example.org': { refuse: 550, words: '5.7.1 not from you' },
    };
    letters.sink.answer = (address) => answers[address] ?? 'accept';
    const id = await letters.sending();
    await letters.pass();
    expect(await letters.bench.stateOf('dead@example.org')).toBe('SUPPRESSED');
    expect(await letters.bench.stateOf('spam@example.org')).toBe('ACTIVE');
    expect((await letters.read(id)).report).toMatchObject({ waiting: 1, failed: 2, bounced: 1 });
    delete answers['busy@example.org'];
    letters.bench.test.clock.advance({ seconds: 300 });
    await letters.until(id, 'SENT');
    expect(letters.recipientsOfMails()).toEqual(['busy@example.org']);
    // Nobody can bring it back, by whatever form.
    await letters.bench.ask('dead@example.org');
    expect(await letters.bench.stateOf('dead@example.org')).toBe('SUPPRESSED');
  });

  it('is found by its return path and by its Message-ID, if the relay signs', async () => {
    const { createHmac } = await import('node:crypto');
    const signed = await CampaignBench.open({
      NEWSLETTER_FEEDBACK_SECRET: 'a-secret-of-the-relay-and-ours',
      NEWSLETTER_RETURN_ADDRESS: 'bounces@example.org',
    });
    try {
      await signed.clear();
      await signed.bench.subscribed('bounces@example.org');
      await signed.bench.subscribed('reports@example.org');
      const id = await signed.sending();
      await signed.until(id, 'SENT');
      const tell = (body: object, secret = 'a-secret-of-the-relay-and-ours') => {
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
      expect((await tell(complaint, 'a-wrong-secret-of-somebody')).statusCode).toBe(403);
      expect(await signed.bench.stateOf('reports@example.org')).toBe('ACTIVE');
      for (const body of [complaint, complaint, { kind: 'bounce', returnPath }]) {
        expect((await tell(body)).statusCode).toBe(204);
      }
      expect(await signed.bench.stateOf('reports@example.org')).toBe('SUPPRESSED');
      expect(await signed.bench.stateOf('bounces@example.org')).toBe('SUPPRESSED');
      expect((await signed.read(id)).report).toMatchObject({ bounced: 1, complained: 1 });
      expect((await tell({ kind: 'bounce', messageId: 'x@y' })).statusCode).toBe(204);
    } finally {
      await signed.close();
    }
  });
});
