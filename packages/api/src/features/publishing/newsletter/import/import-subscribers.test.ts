import { importLimits } from '@infinite/schema/catalogue/newsletter';
import type { ImportAnswer, ImportPreview } from '@infinite/schema/newsletter/import.input';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { IssueBench } from '#features/publishing/newsletter/testing/issue-bench.ts';
import { signUpMember } from '#testing/members.ts';

let issues: IssueBench;
beforeAll(async () => {
  issues = await IssueBench.open();
});
afterAll(() => issues.close());
beforeEach(() => issues.clear());

const columns = { email: 0, language: null, consentedOn: null, status: null };
const words = {
  source: 'Sign-up sheet of the county fair',
  consentedOn: '2040-05-01',
  statement: 'They wrote their address under “Send me the newsletter”.',
  confirmed: true,
};

async function post<Answer>(path: string, body: object, cookie = issues.admin.cookie) {
  const answer = await issues.bench.test.server.inject({
    method: 'POST',
    url: `/api/admin/newsletter-imports${path}`,
    headers: { cookie },
    payload: body,
  });
  return { status: answer.statusCode, body: answer.json<Answer>() };
}

const base64 = (text: string) => Buffer.from(text).toString('base64');
const bring = (text: string, more: object = {}) =>
  post<ImportAnswer & { fields?: object }>('', {
    content: base64(text),
    columns,
    ...words,
    ...more,
  });

describe('an import of subscribers', () => {
  it('says first what would become of each row, and stores nothing', async () => {
    await issues.bench.subscribed('known@example.org');
    await issues.bench.subscribed('left@example.org', { state: 'UNSUBSCRIBED' });
    await issues.bench.suppressed('spam@example.org');
    await issues.bench.run(`delete from newsletter_subscribers where email = 'spam@example.org'`);
    const text = `Email,Name\n${['new', 'known', 'left', 'spam'].map((name) => `${name}@example.org,X`).join('\n')}\nnothing,X\n"new@example.org","X"`;
    const { status, body } = await post<ImportPreview>('/preview', { content: base64(text) });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      headers: ['Email', 'Name'],
      columns: { email: 0 },
      counts: { NEW: 1, KNOWN: 1, UNSUBSCRIBED: 1, SUPPRESSED: 1, INVALID: 1, DUPLICATE: 1 },
    });
    expect(body.rows[0]).toEqual({ row: 2, email: 'new@example.org', state: 'NEW' });
    expect(await issues.bench.stateOf('new@example.org')).toBeUndefined();
  });

  it('subscribes the new ones, records their consent, and brings nobody back', async () => {
    await issues.bench.subscribed('left@example.org', { state: 'UNSUBSCRIBED' });
    const reported = await issues.bench.suppressed('spam@example.org');
    const text = 'Email\nAnn@example.org\nleft@example.org\nspam@example.org';
    const { status, body } = await bring(text);
    expect([status, body.added]).toEqual([201, 1]);
    expect(await issues.bench.stateOf('ann@example.org')).toBe('ACTIVE');
    expect(await issues.bench.stateOf('left@example.org')).toBe('UNSUBSCRIBED');
    expect(await issues.bench.stateOf('spam@example.org')).toBe('SUPPRESSED');
    expect(reported).not.toBe('');
    const [consent] = await issues.bench.run<Record<string, string>>(
      `select c.act, c.place, c.wording, c.actor, i.source, i.statement, i.added,
         i.consented_on::text as day, i.imported_by, s.confirmed_at::date::text as since,
         s.counts_opens or s.counts_clicks as counted
       from newsletter_consents c join newsletter_imports i on i.id = c.newsletter_import_id
         join newsletter_subscribers s on s.id = c.subscriber_id`,
    );
    expect(consent).toEqual({
      act: 'IMPORTED',
      place: 'IMPORT',
      wording: `${words.source}, 2040-05-01. ${words.statement} Each of these people agreed to get this newsletter, and we can show how and when they did.`,
      actor: issues.admin.userId,
      source: words.source,
      statement: words.statement,
      added: 1,
      day: '2040-05-01',
      imported_by: issues.admin.userId,
      since: '2040-05-01',
      counted: false,
    });
    const [entry] = await issues.bench.run<{ action: string }>(
      `select action from audit_events where subject_id = ?`,
      [body.id],
    );
    expect(entry?.action).toBe('newsletter.import');
    const again = await bring(text);
    expect(again.body).toMatchObject({ added: 0, counts: { KNOWN: 1 } });
    const id = await issues.sending();
    await issues.until(id, 'SENT');
    expect(issues.recipientsOfMails()).toEqual(['Ann@example.org']);
  });

  it('adds each address once when two administrators import at the same moment', async () => {
    const text = Array.from({ length: 50 }, (_, row) => `r${row}@example.org`).join('\n');
    const answers = await Promise.all([bring(text), bring(text)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers.reduce((sum, { body }) => sum + body.added, 0)).toBe(50);
    expect(await issues.bench.run('select 1 from newsletter_consents')).toHaveLength(50);
  });

  it('takes as many rows as it may have', async () => {
    const lines = Array.from({ length: importLimits.rows }, (_, row) => `r${row}@example.org`);
    const { status, body } = await bring(lines.join('\r\n'));
    expect([status, body.added]).toEqual([201, importLimits.rows]);
    const { status: refused } = await bring([...lines, 'more@example.org'].join('\n'));
    expect(refused).toBe(413);
  });

  it.each([
    ['source', { source: ' ' }],
    ['statement', { statement: '' }],
    ['consentedOn', { consentedOn: '2041-05-01' }],
    ['consentedOn', { consentedOn: '2040-02-31' }],
    ['confirmed', { confirmed: false }],
    ['content', { content: 'not base64!' }],
    ['columns.email', { columns: { ...columns, email: 9 } }],
  ])('is refused without its %s', async (field, change) => {
    const { status, body } = await bring('ann@example.org', change);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
    expect(await issues.bench.run('select 1 from newsletter_subscribers')).toEqual([]);
  });

  it('is for administrators alone', async () => {
    const { cookie } = await signUpMember(issues.bench.test);
    const content = base64('ann@example.org');
    expect((await post('', { content, columns, ...words }, cookie)).status).toBe(403);
    expect((await post('/preview', { content }, cookie)).status).toBe(403);
    expect((await post('/preview', { content }, '')).status).toBe(401);
  });
});
