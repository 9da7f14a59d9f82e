import { importLimits } from '@infinite/schema/catalogue/newsletter';
import {
  NewsletterImportDocument,
  NewsletterImportRefusalsDocument,
  NewsletterImportsDocument,
  UndoNewsletterImportDocument,
} from '@infinite/schema/generated/graphql';
import type { ImportAnswer, ImportPreview } from '@infinite/schema/newsletter/import.input';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newContext } from '#platform/context.ts';
import { forgetSubscriber } from '#features/publishing/newsletter/forget-subscriber.ts';
import { forgetNewsletterSweep } from '#features/publishing/newsletter/jobs/forget-newsletter.sweep.ts';
import { IssueBench } from '#features/publishing/newsletter/testing/issue-bench.ts';
import { graphql } from '#testing/graphql.ts';
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

describe('the list of imports', () => {
  const ask = <Data, Variables extends object>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => graphql(issues.bench.test, document, variables, issues.admin.cookie);
  const opened = async (id: string) =>
    (await ask(NewsletterImportDocument, { id })).data?.newsletterImport;

  it('says of each who imported what, what came of it, and which rows were refused', async () => {
    await issues.bench.subscribed('known@example.org');
    await issues.bench.subscribed('left@example.org', { state: 'UNSUBSCRIBED' });
    const hostile = `=HYPERLINK("x"),'quoted'`;
    const rows = ['a@example.org', 'known@example.org', 'left@example.org', 'a@example.org'];
    const text = ['Email', ...rows, `"${hostile.replaceAll('"', '""')}"`, '@cmd', '👪'].join('\n');
    const { body } = await bring(text, { fileName: `fair\u0000\n${'x'.repeat(300)}.csv` });
    const { data } = await ask(NewsletterImportsDocument, { first: 1 });
    expect(data?.newsletterImports.nodes[0]).toMatchObject({
      id: body.id,
      fileName: expect.stringMatching(/^fair ?x{249,}/) as string,
      ...{ rows: 7, added: 1, known: 1, refused: 5, undoneAt: null },
      importedBy: expect.any(String) as string,
    });
    expect(await opened(body.id)).toMatchObject({
      statement: words.statement,
      mayUndo: true,
      refusals: [
        { reason: 'UNSUBSCRIBED', count: 1 },
        { reason: 'INVALID', count: 3 },
        { reason: 'DUPLICATE', count: 1 },
      ],
    });
    const wanted = { importId: body.id, reason: 'INVALID', first: 1 } as const;
    const listed = await ask(NewsletterImportRefusalsDocument, wanted);
    const page = listed.data?.newsletterImportRefusals;
    expect(page?.nodes).toEqual([{ row: 6, email: hostile, reason: 'INVALID' }]);
    const after = page?.pageInfo.endCursor;
    const next = await ask(NewsletterImportRefusalsDocument, { ...wanted, first: 5, after });
    expect(next.data?.newsletterImportRefusals.nodes.map(({ email }) => email)).toEqual([
      ...['@cmd', '👪'],
    ]);
    const file = await issues.bench.test.server.inject({
      url: `/api/admin/newsletter-imports/${body.id}/refused.csv`,
      headers: { cookie: issues.admin.cookie },
    });
    expect(file.body.split('\r\n')).toEqual([
      'row,email,reason',
      '4,"left@example.org","Unsubscribed before"',
      '5,"a@example.org","Twice in this file"',
      `6,"'=HYPERLINK(""x""),'quoted'","Not an address"`,
      `7,"'@cmd","Not an address"`,
      '8,"👪","Not an address"',
      '',
    ]);
  });

  it('keeps a cell that PostgreSQL has no text for', async () => {
    const { status, body } = await bring(`Email\na@example.org\n${'x'.repeat(319)}👪`);
    expect(status).toBe(201);
    expect(await opened(body.id)).toMatchObject({ refused: 1 });
  });

  it('undoes an import while nothing was sent, and leaves who chose something since', async () => {
    const { body } = await bring('Email\na@example.org\nb@example.org\nc@example.org');
    const [changed] = await issues.bench.run<{ id: string }>(
      `update newsletter_subscribers set pace = 'WEEKLY' where email = 'b@example.org' returning id`,
    );
    await issues.bench.run(
      `insert into newsletter_consents (id, subscriber_id, at, act, wording, place, actor)
       values (uuidv7(), ?, ?, 'CHANGED', '', 'PAGE', 'x')`,
      [changed?.id ?? '', issues.now()],
    );
    const undo = await ask(UndoNewsletterImportDocument, { id: body.id });
    expect(undo.data?.undoNewsletterImport).toMatchObject({ removed: 2, mayUndo: false });
    expect(await issues.bench.stateOf('a@example.org')).toBeUndefined();
    expect(await issues.bench.stateOf('b@example.org')).toBe('ACTIVE');
    const again = await ask(UndoNewsletterImportDocument, { id: body.id });
    expect(again.data?.undoNewsletterImport.removed).toBe(2);
    const undone = await issues.bench.run(
      `select 1 from audit_events where subject_id = ? and action = 'newsletter.import.undo'`,
      [body.id],
    );
    expect(undone).toHaveLength(1);
  });

  it('does not undo an import when an issue was sent to its people', async () => {
    const { body } = await bring('Email\na@example.org');
    await issues.until(await issues.sending(), 'SENT');
    expect(await opened(body.id)).toMatchObject({ mayUndo: false, undoneAt: null });
    const undo = await ask(UndoNewsletterImportDocument, { id: body.id });
    expect(undo.errors[0]?.extensions?.code).toBe('WRONG_STATE');
    expect(await issues.bench.stateOf('a@example.org')).toBe('ACTIVE');
  });

  it('forgets refused rows after a while, and those of a closed account at once', async () => {
    const text = 'Email\nnobody\nleft@example.org';
    await issues.bench.subscribed('left@example.org', { state: 'UNSUBSCRIBED' });
    const { body } = await bring(text);
    const { app } = issues.bench.test;
    const ctx = newContext(app, { kind: 'system', job: 'test' });
    await forgetSubscriber(ctx, 'LEFT@example.org');
    const kept = () => opened(body.id).then((found) => found?.refusals);
    expect(await kept()).toEqual([{ reason: 'INVALID', count: 1 }]);
    issues.bench.test.clock.advance({ hours: 24 * (importLimits.refusalDays + 1) });
    await forgetNewsletterSweep.run(ctx);
    const [left] = await issues.bench.run<{ count: number }>(
      'select count(*)::int as count from newsletter_import_refusals',
    );
    expect(left?.count).toBe(0);
  });
});
