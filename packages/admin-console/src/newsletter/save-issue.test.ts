import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { expect, it } from 'vitest';
import { emptyIssue, parseIssue } from './issue-content.ts';
import { issueSaver } from './save-issue.ts';

const report = {
  ...{ recipients: 0, sent: 0, waiting: 0, failed: 0, skipped: 0, bounced: 0, complaints: 0 },
  ...{ opened: 0, clicked: 0, unsubscribed: 0, links: [] },
};
const issueOf = (subject: string, version: number) => ({
  ...{ id: 'i', kind: 'WRITTEN', subject, preview: '', intro: '', postIds: [], state: 'DRAFT' },
  segment: { interests: [], paces: ['EACH'], language: null, joinedFrom: null, engagedDays: null },
  ...{ version, sendAt: null, sendZone: null, startedAt: null, endedAt: null },
  ...{ updatedAt: '2026-11-22T10:00:00Z', report },
});

type Answers = Record<string, object>;

/** A far side that answers each operation by its name. */
function saverOf(answers: Answers) {
  const made: string[] = [];
  const asked: object[] = [];
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((observer) => {
        asked.push(variables);
        const answer = answers[operationName];
        if (!answer) observer.error(new TypeError('Failed to fetch'));
        else {
          observer.next(answer);
          observer.complete();
        }
      }),
  );
  const client = new ApolloClient({
    link,
    cache: new InMemoryCache(),
    defaultOptions: { query: { fetchPolicy: 'no-cache' }, mutate: { fetchPolicy: 'no-cache' } },
  });
  return { made, asked, save: issueSaver(client, (id) => made.push(id)) };
}

const refused = (code: string) => ({ errors: [{ message: code, extensions: { code } }] });
const mine = { ...emptyIssue, subject: 'Mine' };
const stored = { id: 'i', version: 1 };

it('creates an issue once, and says under which id', async () => {
  const { made, save } = saverOf({
    CreateNewsletterIssue: { data: { createNewsletterIssue: issueOf('Mine', 1) } },
  });
  expect(await save(mine, null, 'c')).toMatchObject({ kind: 'saved', stored });
  expect(made).toEqual(['i']);
});

it('goes on with the draft of a creation whose response was lost', async () => {
  const { save, asked } = saverOf({
    CreateNewsletterIssue: { data: { createNewsletterIssue: issueOf('Older', 1) } },
    SaveNewsletterIssue: { data: { saveNewsletterIssue: issueOf('Mine', 2) } },
  });
  expect(await save(mine, null, 'key-of-draft')).toMatchObject({
    kind: 'saved',
    stored: { id: 'i', version: 2 },
  });
  expect(asked).toMatchObject([{ clientId: 'key-of-draft' }, { id: 'i', version: 1 }]);
});

it('shows what somebody else made of that draft meanwhile', async () => {
  const { save } = saverOf({
    CreateNewsletterIssue: { data: { createNewsletterIssue: issueOf('Theirs', 2) } },
  });
  expect(await save(mine, null, 'c')).toMatchObject({
    kind: 'conflict',
    theirs: { content: { subject: 'Theirs' }, stored: { version: 2 } },
  });
});

it('shows the stored issue in a conflict', async () => {
  const { save } = saverOf({
    SaveNewsletterIssue: refused('CONFLICT'),
    NewsletterIssue: { data: { newsletterIssue: issueOf('Theirs', 2) } },
  });
  expect(await save(mine, stored, 'c')).toMatchObject({
    kind: 'conflict',
    theirs: { content: { subject: 'Theirs' }, stored: { version: 2 } },
  });
});

it('takes a conflict with its own text for a response that was lost', async () => {
  const { save } = saverOf({
    SaveNewsletterIssue: refused('CONFLICT'),
    NewsletterIssue: { data: { newsletterIssue: issueOf('Mine', 2) } },
  });
  expect(await save({ ...mine, subject: 'Mine ' }, stored, 'c')).toMatchObject({
    kind: 'saved',
    stored: { version: 2 },
  });
});

it.each([
  ['a lost connection', {}, { kind: 'held', reason: 'offline' }],
  [
    'an ended session',
    { SaveNewsletterIssue: refused('UNAUTHENTICATED') },
    { reason: 'signed-out' },
  ],
  [
    'an issue that is leaving',
    { SaveNewsletterIssue: refused('WRONG_STATE') },
    { reason: 'locked' },
  ],
  ['an issue that is gone', { SaveNewsletterIssue: refused('NOT_FOUND') }, { kind: 'gone' }],
  [
    'a lost connection during a conflict',
    { SaveNewsletterIssue: refused('CONFLICT') },
    { reason: 'offline' },
  ],
])('keeps the text on the device after %s', async (_, answers: Answers, outcome) => {
  const { save } = saverOf(answers);
  expect(await save(mine, stored, 'c')).toMatchObject(outcome);
});

it('reads what the device kept, and nothing that is no issue', () => {
  expect(parseIssue(JSON.parse(JSON.stringify(mine)))).toEqual(mine);
  expect(parseIssue({ subject: 'Only this' })).toBeNull();
  expect(parseIssue(null)).toBeNull();
});
