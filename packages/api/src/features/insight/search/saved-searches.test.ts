import {
  DeleteSearchDocument,
  RenameSearchDocument,
  SavedSearchesDocument,
  SaveSearchDocument,
} from '@infinite/schema/generated/graphql';
import { savedSearchLimits } from '@infinite/schema/catalogue/search';
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const test: TestApp = await createTestApp();
afterAll(() => test.close());

const save = (by: TestMember, name: string, text: string, filters = {}) =>
  graphql(test, SaveSearchDocument, { name, text, filters }, by.cookie);

const namesOf = async (by: TestMember) => {
  const answer = await graphql(test, SavedSearchesDocument, {}, by.cookie);
  return answer.data?.savedSearches.map(({ name }) => name);
};

describe('saved searches', () => {
  it('are kept with their filters, renamed and deleted by their member alone', async () => {
    const ann = await signUpMember(test);
    const tom = await signUpMember(test, { familyId: ann.familyId });
    const saved = await save(ann, '  The lake  ', 'lake', { kinds: ['PHOTO'], from: '1970' });
    expect(saved.data?.saveSearch).toMatchObject({
      name: 'The lake',
      text: 'lake',
      filters: { kinds: ['PHOTO'], from: '1970', to: null },
    });
    await save(ann, 'a garden', 'garden');
    expect(await namesOf(ann)).toEqual(['a garden', 'The lake']);
    expect(await namesOf(tom)).toEqual([]);
    const id = saved.data?.saveSearch.id ?? '';
    for (const id of [saved.data?.saveSearch.id ?? '', randomUUID()]) {
      const renamed = await graphql(test, RenameSearchDocument, { id, name: 'x' }, tom.cookie);
      expect(renamed.errors[0]?.extensions?.code).toBe('NOT_FOUND');
      const deleted = await graphql(test, DeleteSearchDocument, { id }, tom.cookie);
      expect(deleted.errors[0]?.extensions?.code).toBe('NOT_FOUND');
    }
    await graphql(test, RenameSearchDocument, { id, name: 'Our lake' }, ann.cookie);
    expect(await namesOf(ann)).toEqual(['a garden', 'Our lake']);
    await graphql(test, DeleteSearchDocument, { id }, ann.cookie);
    expect(await namesOf(ann)).toEqual(['a garden']);
  });

  it('have a name, search for something, and are bounded', async () => {
    const ann = await signUpMember(test);
    for (const [name, text] of [
      ['', 'lake'],
      ['x'.repeat(81), 'lake'],
      ['nothing', ' ! '],
    ] as const) {
      const refused = await save(ann, name, text);
      expect(refused.errors[0]?.extensions?.code, name).toBe('INVALID_INPUT');
    }
    for (let n = 0; n < savedSearchLimits.perMember; n += 1) await save(ann, `${n}`, 'lake');
    expect((await save(ann, 'one more', 'lake')).errors[0]?.extensions?.code).toBe('INVALID_INPUT');
    expect((await namesOf(ann))?.length).toBe(savedSearchLimits.perMember);
  });
});
