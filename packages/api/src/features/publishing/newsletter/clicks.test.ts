import { randomUUID } from 'node:crypto';
import {
  DuplicateNewsletterIssueDocument,
  NewsletterClicksDocument,
  NewsletterPreviewDocument,
} from '@infinite/schema/generated/graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { IssueLinks } from '#features/publishing/newsletter/issue-links.ts';
import { IssueBench } from '#features/publishing/newsletter/testing/issue-bench.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember } from '#testing/members.ts';

let issues: IssueBench;
beforeAll(async () => {
  issues = await IssueBench.open();
});
afterAll(() => issues.close());
beforeEach(() => issues.clear());

const clickLink = /http:\/\/[^"]*(\/newsletter\/click\/[\w-]{67})/g;

/** An issue sent to one who agreed and one who did not; the mail of each by address. */
async function sent(
  intro = 'See [the tapes](https://tapes.example/?a=1&b=2) and [us](/features).',
) {
  const agrees = await issues.bench.subscribed('agrees@example.org', { counts_clicks: true });
  await issues.bench.subscribed('silent@example.org', { counts_opens: true });
  const id = await issues.sending({ intro });
  await issues.until(id, 'SENT');
  const mails = await Promise.all([0, 1].map((index) => issues.sink.read(index)));
  const htmlOf = (address: string) =>
    mails.find(({ to }) => to?.[0]?.address === address)?.html ?? '';
  const links = [...htmlOf('agrees@example.org').matchAll(clickLink)].map(([, path = '']) => path);
  return { id, agrees, htmlOf, links };
}

const press = (url: string, method: 'GET' | 'HEAD' = 'GET') =>
  issues.bench.test.server.inject({ url, method });

async function clicks(id: string, cookie = issues.admin.cookie) {
  const answer = await graphql(issues.bench.test, NewsletterClicksDocument, { id }, cookie);
  return answer.data?.newsletterClicks;
}

describe('the links of an issue', () => {
  it('count only for a reader who agreed, and lead where they say', async () => {
    const { id, htmlOf, links } = await sent();
    expect(htmlOf('silent@example.org')).not.toContain('/newsletter/click/');
    expect(htmlOf('silent@example.org')).toContain('https://tapes.example/?a=1&amp;b=2');
    const [tapes = '', us = ''] = links;
    const answer = await press(tapes);
    expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([
      302,
      'https://tapes.example/?a=1&b=2',
      'no-store',
    ]);
    expect(answer.headers['set-cookie']).toBeUndefined();
    await press(tapes);
    expect((await press(us)).headers.location).toMatch(/\/features$/);
    const counted = await clicks(id);
    expect(counted).toMatchObject({ agreed: 1, clicked: 1 });
    expect(counted?.links.slice(0, 2)).toEqual([
      { address: 'https://tapes.example/?a=1&b=2', clicked: 1 },
      { address: expect.stringMatching(/\/features$/), clicked: 1 },
    ]);
  });

  it('do not count for a program that only checks them', async () => {
    const { id, links } = await sent();
    expect((await press(links[0] ?? '', 'HEAD')).statusCode).toBe(302);
    expect(await clicks(id)).toMatchObject({ agreed: 1, clicked: 0 });
  });

  it('lead on, uncounted, once the consent is withdrawn, and what was counted is gone', async () => {
    const { id, agrees, links } = await sent();
    await press(links[0] ?? '');
    const token = issues.bench.choicesLink(agrees);
    expect(await issues.bench.choices(token)).toMatchObject({ countsClicks: true });
    await issues.bench.post(`/newsletter/preferences/${token}`, { pace: 'EACH' });
    expect(await issues.bench.choices(token)).toMatchObject({ countsClicks: false });
    expect(await clicks(id)).toMatchObject({ agreed: 0, clicked: 0 });
    expect((await press(links[0] ?? '')).headers.location).toContain('tapes.example');
    expect(await issues.bench.run('select 1 from newsletter_clicks')).toEqual([]);
    // Agreeing again is for the issues to come: this copy counts no more.
    await issues.bench.post(`/newsletter/preferences/${token}`, {
      pace: 'EACH',
      countsClicks: 'on',
    });
    await press(links[0] ?? '');
    expect(await clicks(id)).toMatchObject({ agreed: 0, clicked: 0 });
    const [consent] = await issues.bench.run<{ wording: string }>(
      `select wording from newsletter_consents order by id desc limit 1`,
    );
    expect(consent?.wording).toContain('You may count which links I press in a letter.');
  });

  it('lead nowhere else, whatever is put into the address', async () => {
    const { id, agrees, links } = await sent();
    const own = new IssueLinks(issues.bench.test.app);
    const forged = (links[0] ?? '').replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    const beyond = own.writeClick({ subscriberId: agrees, issueId: id, link: 900 });
    const other = own.write('opened', { subscriberId: agrees, issueId: id });
    for (const path of [
      forged,
      `/newsletter/click/${beyond}`,
      `/newsletter/click/${other}`,
      '/newsletter/click/https:%2F%2Fevil.example',
    ]) {
      expect((await press(path)).headers.location, path).toBe('/blog');
    }
    expect(await clicks(id)).toMatchObject({ clicked: 0 });
  });

  it('are counted for administrators alone', async () => {
    const { id } = await sent();
    const { cookie } = await signUpMember(issues.bench.test);
    expect(await clicks(id, cookie)).toBeUndefined();
  });
});

describe('an issue that was sent', () => {
  it('is read as it was sent, whatever its articles say now', async () => {
    await issues.readers(1);
    const postIds = [await issues.article('As it was')];
    const id = await issues.sending({ postIds });
    await issues.until(id, 'SENT');
    await issues.bench.run(`update blog_posts set title = 'Changed since'`);
    const { cookie } = issues.admin;
    const { data } = await graphql(issues.bench.test, NewsletterPreviewDocument, { id }, cookie);
    expect(data?.newsletterPreview.text).toContain('As it was');
    expect(data?.newsletterPreview.text).not.toContain('Changed since');
    const page = await issues.bench.test.server.inject({
      url: `/newsletter/issues/${id}`,
      headers: { cookie },
    });
    expect(page.body).toContain('As it was');
    expect(page.body).not.toMatch(/[\uE000\uE001]/);
  });

  it('is duplicated into a draft with the same content and audience, once for each key', async () => {
    await issues.readers(1);
    const postIds = [await issues.article('Kept')];
    const segment = { interests: ['FAMILY_TREES'], paces: ['EACH'] };
    const id = await issues.sending({ postIds, segment, subject: 'Sent once' });
    const clientId = randomUUID();
    const copy = () =>
      graphql(
        issues.bench.test,
        DuplicateNewsletterIssueDocument,
        { id, clientId },
        issues.admin.cookie,
      );
    const first = (await copy()).data!.duplicateNewsletterIssue;
    expect(first).toMatchObject({ state: 'DRAFT', subject: 'Sent once', postIds, segment });
    expect(first.id).not.toBe(id);
    expect((await copy()).data!.duplicateNewsletterIssue.id).toBe(first.id);
    expect((await issues.read(id)).state).toBe('SENDING');
  });
});
