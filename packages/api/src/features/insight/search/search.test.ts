import {
  CreateDraftDocument,
  SearchDocument,
  type SearchQuery,
} from '@infinite/schema/generated/graphql';
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { graphql } from '#testing/graphql.ts';
import { keepRecording } from '#testing/kept-recording.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const test: TestApp = await createTestApp();
afterAll(() => test.close());

type Results = SearchQuery['search'];

async function search(by: TestMember, text: string, rest: object = {}): Promise<Results> {
  const answer = await graphql(test, SearchDocument, { text, ...rest }, by.cookie);
  expect(answer.errors).toEqual([]);
  return answer.data?.search ?? [];
}

const titles = (results: Results) =>
  results.map(({ group, hits }) => [group, ...hits.map(({ title }) => title)]);

const keep = (member: TestMember, title: string, kind: 'VOICE' | 'PHOTO' = 'VOICE') =>
  keepRecording(test, member, Buffer.from(title), {
    kind,
    origin: 'recorded',
    title,
    fileName: '',
    mimeType: 'audio/ogg',
  });

async function draft(member: TestMember, title: string, to: { name: string; email: string }[]) {
  const input = { title, recipients: to };
  const answer = await graphql(
    test,
    CreateDraftDocument,
    { input, clientId: randomUUID() },
    member.cookie,
  );
  return answer.data?.createDraft.id ?? '';
}

describe('a search', () => {
  it('finds recordings of the family, own messages, recipients and people, by beginnings', async () => {
    const ann = await signUpMember(test);
    const tom = await signUpMember(test, { familyId: ann.familyId });
    await keep(tom, 'Grandma sings for Inês');
    await keep(ann, 'Inês as a picture', 'PHOTO');
    const id = await draft(ann, 'For INÊS at ten', [{ name: 'Inês', email: 'ines@example.net' }]);
    await draft(tom, 'A secret for Inês', [{ name: 'Inês Silva', email: 'silva@example.net' }]);
    const found = await search(ann, ' ines ');
    expect(titles(found)).toEqual([
      ['RECORDINGS', 'Inês as a picture', 'Grandma sings for Inês'],
      ['MESSAGES', 'For INÊS at ten'],
      ['RECIPIENTS', 'Inês'],
    ]);
    expect(found[2]?.hits[0]).toMatchObject({ id, detail: 'ines@example.net' });
    expect(titles(await search(ann, 'sing gran'))).toEqual([
      ['RECORDINGS', 'Grandma sings for Inês'],
    ]);
    expect(await search(ann, 'ings')).toEqual([]);
    const people = await search(ann, tom.email);
    expect(people.map(({ group, hits }) => [group, hits[0]?.id])).toEqual([['PEOPLE', tom.userId]]);
    // Only the owner sees the addresses of others.
    expect(await search(tom, ann.email)).toEqual([]);
  });

  it('finds nothing of other families, however much they share', async () => {
    const ann = await signUpMember(test);
    const eve = await signUpMember(test);
    await keep(ann, 'Lighthouse song');
    await draft(ann, 'Lighthouse', [{ name: 'Lighthouse', email: 'l@example.net' }]);
    expect((await search(ann, 'lighthouse')).length).toBe(3);
    expect(await search(eve, 'lighthouse')).toEqual([]);
    // The ids of families and authors are no words, not even where they begin.
    for (const group of ['RECORDINGS', 'MESSAGES', 'RECIPIENTS'] as const) {
      expect(await search(ann, ann.familyId, { group })).toEqual([]);
      expect(await search(ann, ann.userId.slice(0, 2), { group })).toEqual([]);
    }
  });

  it('obeys the role in the family: a former member finds what they made', async () => {
    const ann = await signUpMember(test);
    const tom = await signUpMember(test, { familyId: ann.familyId });
    await keep(ann, 'Harbor one');
    await keep(tom, 'Harbor two');
    const run = (sql: string) =>
      test.app.orm.em.getConnection().execute(sql, [ann.familyId, tom.userId]);
    await run('delete from memberships where family_id = ? and user_id = ?');
    await run(`insert into former_members values (?, ?, 'editor', '2026-01-01T00:00:00Z', true)`);
    expect(titles(await search(tom, 'harbor'))).toEqual([['RECORDINGS', 'Harbor two']]);
  });

  it('gives further pages of a group by its cursor, each hit once', async () => {
    const ann = await signUpMember(test);
    for (let n = 1; n <= 7; n += 1) await keep(ann, `Winter ${n}`);
    const recipients = Array.from({ length: 7 }, (_, n) => ({
      name: `Winter ${n}`,
      email: `w${n}@example.net`,
    }));
    await draft(ann, 'x', recipients);
    for (const group of ['RECORDINGS', 'RECIPIENTS'] as const) {
      const seen: string[] = [];
      let after: string | null | undefined = null;
      do {
        const [page]: Results = await search(ann, 'winter', { group, first: 3, after });
        seen.push(...(page?.hits ?? []).map(({ title }) => title));
        after = page?.endCursor;
      } while (after);
      expect(seen.toSorted(), group).toEqual(
        Array.from({ length: 7 }, (_, n) => `Winter ${group === 'RECORDINGS' ? n + 1 : n}`),
      );
    }
  });

  it('takes what is hostile for what it is', async () => {
    const ann = await signUpMember(test);
    await keep(ann, "O'Brien: 100% \\ of it & (more)");
    await keep(ann, 'שָׁלוֹם מסבתא');
    await keep(ann, '日本の歌');
    await keep(ann, `${'e\u0301'.repeat(30)}${'\u0315'.repeat(150)}`);
    for (const text of ["'", '%', '\\', '', '  ', '\u0000', '&|!:*()', '\u202e', '🦆']) {
      expect(await search(ann, text), JSON.stringify(text)).toEqual([]);
    }
    expect((await search(ann, "o'brien 100%"))[0]?.hits.length).toBe(1);
    expect((await search(ann, "x'; drop table messages; --")).length).toBe(0);
    expect((await search(ann, 'שלום'))[0]?.hits.length).toBe(1);
    expect((await search(ann, '日本'))[0]?.hits.length).toBe(1);
    // No name of a test's member has a z or an x.
    expect(await search(ann, 'z x '.repeat(2500))).toEqual([]);
    const bad = { text: 'o', group: 'RECORDINGS', after: 'no cursor' } as const;
    const refused = await graphql(test, SearchDocument, bad, ann.cookie);
    expect(refused.errors[0]?.extensions?.code).toBe('INVALID_INPUT');
  });

  it('reads the same words in SQL as pages mark in results', async () => {
    const { searchWords } = await import('@infinite/schema/text/search-words');
    const samples = ['Grandma’s SONG', 'Inês & Søren', 'ŁÓDŹ 2041', 'Straße', 'ﬁrst', 'ПРИВЕТ Ёж'];
    for (const text of samples) {
      const [row] = await test.app.orm.em
        .getConnection()
        .execute<{ tokens: string[] }[]>('select search_tokens(?) as tokens', [text]);
      expect(row?.tokens.toSorted(), text).toEqual(searchWords(text).toSorted());
    }
  });
});
