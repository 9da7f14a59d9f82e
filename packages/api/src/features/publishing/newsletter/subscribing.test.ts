import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { IssueLinks } from '#features/publishing/newsletter/issue-links.ts';
import { NewsletterBench } from '#features/publishing/newsletter/testing/newsletter-bench.ts';

let bench: NewsletterBench;
beforeAll(async () => {
  bench = await NewsletterBench.open();
});
afterAll(() => bench.close());
beforeEach(async () => void (await bench.mailsSent()));

describe('asking for the newsletter', () => {
  it('mails the address, and a click on the button subscribes it', async () => {
    const asked = await bench.ask('Ann@Example.org', { place: 'BLOG' });
    expect([asked.statusCode, asked.headers.location]).toEqual([303, '/newsletter/almost-there']);
    expect(await bench.stateOf('ann@example.org')).toBe('PENDING');
    const token = await bench.confirmationToken('Ann@example.org');
    // A mail scanner opens the link.
    expect(await bench.confirmation(token)).toEqual({ state: 'GOOD', email: 'A…n@example.org' });
    expect(await bench.stateOf('ann@example.org')).toBe('PENDING');
    await bench.post(`/newsletter/confirm/${token}`);
    expect(await bench.stateOf('ann@example.org')).toBe('ACTIVE');
    expect((await bench.confirmation(token)).state).toBe('DONE');
    expect(await bench.actsOf('ann@example.org')).toEqual(['ASKED BLOG', 'CONFIRMED BLOG']);
  });

  it('answers a known, an unknown and a suppressed address alike', async () => {
    await bench.subscribed('known@example.org');
    await bench.suppressed('reported@example.org');
    const answers = await Promise.all(
      ['known@example.org', 'new@example.org', 'reported@example.org'].map((email) =>
        bench.askInJson(email),
      ),
    );
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    const sent = await bench.mailsSent();
    expect(sent.map(({ to, subject }) => `${to.address}: ${subject}`).sort()).toEqual([
      'known@example.org: You are already on our list',
      'new@example.org: Should we write to you?',
    ]);
  });

  it('stores nothing of a bot that fills in the honeypot', async () => {
    const answer = await bench.ask('robot@example.org', { website: 'http://spam.example' });
    expect(answer.headers.location).toBe('/newsletter/almost-there');
    expect(await bench.stateOf('robot@example.org')).toBeUndefined();
  });

  it('refuses a form that is sent impossibly fast', async () => {
    const quick = await bench.askInJson('quick@example.org', { shown: '12' });
    expect([quick.statusCode, quick.json<{ code: string }>().code]).toEqual([400, 'INVALID_INPUT']);
    expect((await bench.askInJson('quick@example.org', { shown: '' })).statusCode).toBe(200);
  });

  it.each([
    'no address',
    'a@b',
    'a@example.org\r\nBcc: b@example.org',
    '',
    `${'x'.repeat(400)}@example.org`,
  ])('leads %j to a page that says so, and writes to nobody', async (email) => {
    const answer = await bench.ask(email);
    expect(answer.headers.location).toBe('/newsletter/again');
    expect(await bench.mailsSent()).toEqual([]);
  });

  it('mails one address at most three times an hour, and answers as always', async () => {
    for (let times = 1; times <= 5; times += 1) {
      expect((await bench.askInJson('often@example.org')).statusCode).toBe(200);
    }
    expect((await bench.mailsSent()).length).toBe(3);
  });

  it('limits a network to twenty, and says so', async () => {
    const remoteAddress = '203.0.113.9';
    for (let times = 1; times <= 20; times += 1) {
      const email = `n${times}@example.org`;
      expect((await bench.askInJson(email, {}, remoteAddress)).statusCode).toBe(200);
    }
    expect((await bench.askInJson('n21@example.org', {}, remoteAddress)).statusCode).toBe(429);
    const page = await bench.ask('n22@example.org', {}, remoteAddress);
    expect(page.headers.location).toBe('/newsletter/again?problem=RATE_LIMITED');
    await bench.mailsSent();
  });

  it('refuses a link after three days, and one that was used', async () => {
    await bench.ask('late@example.org');
    const token = await bench.confirmationToken('late@example.org');
    bench.test.clock.advance({ hours: 72 });
    expect((await bench.confirmation(token)).state).toBe('GONE');
    await bench.post(`/newsletter/confirm/${token}`);
    expect(await bench.stateOf('late@example.org')).toBe('PENDING');
  });

  it('purges an address that nobody confirmed', async () => {
    await bench.ask('silent@example.org');
    bench.test.clock.advance({ hours: 15 * 24 });
    await bench.forget();
    expect(await bench.stateOf('silent@example.org')).toBeUndefined();
    await bench.mailsSent();
  });
});

describe('leaving', () => {
  it('acts on one click without cookies, from any origin, in both media types (RFC 8058)', async () => {
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const email = `leaves-${type.length}@example.org`;
      const link = bench.choicesLink(await bench.subscribed(email));
      const answer = await bench.test.server.inject({
        method: 'POST',
        url: `/newsletter/unsubscribe/${link}`,
        headers: {
          'content-type': type,
          origin: 'https://mail.example',
          'sec-fetch-site': 'cross-site',
        },
        payload: 'List-Unsubscribe=One-Click',
      });
      expect([answer.statusCode, answer.body]).toEqual([200, '']);
      expect(await bench.stateOf(email)).toBe('UNSUBSCRIBED');
    }
  });

  it('changes nothing when the page is read, and resubscribes by a click', async () => {
    const id = await bench.subscribed('back@example.org');
    const link = bench.choicesLink(id);
    expect(await bench.choices(link)).toMatchObject({ state: 'ACTIVE', pace: 'EACH' });
    expect(await bench.stateOf('back@example.org')).toBe('ACTIVE');
    const left = await bench.post(`/newsletter/unsubscribe/${link}`, { page: '1' });
    expect(left.headers.location).toBe(`/newsletter/unsubscribe/${link}`);
    expect(await bench.stateOf('back@example.org')).toBe('UNSUBSCRIBED');
    await bench.post(`/newsletter/preferences/${link}`, { act: 'resubscribe' });
    expect(await bench.stateOf('back@example.org')).toBe('ACTIVE');
    expect((await bench.actsOf('back@example.org')).slice(-2)).toEqual([
      'UNSUBSCRIBED MAIL',
      'RESUBSCRIBED MAIL',
    ]);
  });

  it('stores the choices, with the words that were agreed to', async () => {
    const link = bench.choicesLink(await bench.subscribed('chooses@example.org'));
    const saved = await bench.post(
      `/newsletter/preferences/${link}`,
      'interests=FAMILY_TREES&interests=VOICE_MESSAGES&pace=MONTHLY&countsOpens=on',
    );
    expect(saved.headers.location).toBe(`/newsletter/preferences/${link}?saved`);
    expect(await bench.choices(link)).toMatchObject({
      interests: ['FAMILY_TREES', 'VOICE_MESSAGES'],
      pace: 'MONTHLY',
      countsOpens: true,
    });
    const refused = await bench.post(`/newsletter/preferences/${link}`, 'pace=HOURLY');
    expect(refused.headers.location).toBe(`/newsletter/preferences/${link}?problem`);
  });

  it('never brings a suppressed address back', async () => {
    const link = bench.choicesLink(await bench.suppressed('never@example.org'));
    await bench.post(`/newsletter/preferences/${link}`, { act: 'resubscribe' });
    expect(await bench.stateOf('never@example.org')).toBe('SUPPRESSED');
  });

  it('refuses a link that it did not write, and one of another scope', async () => {
    const subscriberId = await bench.subscribed('forged@example.org');
    const links = new IssueLinks(bench.test.app);
    const opened = links.write('opened', { subscriberId, issueId: null });
    const good = links.write('choices', { subscriberId, issueId: null });
    const altered = `${good.slice(0, 20)}${good[20] === 'A' ? 'B' : 'A'}${good.slice(21)}`;
    for (const token of [opened, altered, 'x', '', '../../etc', '0'.repeat(64)]) {
      const answer = await bench.post(`/newsletter/unsubscribe/${encodeURIComponent(token)}`);
      expect(answer.statusCode, token).toBe(404);
      expect(await bench.choices(token)).toBeNull();
    }
    expect(await bench.stateOf('forged@example.org')).toBe('ACTIVE');
  });
});
