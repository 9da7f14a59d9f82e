import {
  MergeTreePeopleDocument,
  TreeChangesDocument,
  TreeDuplicatesDocument,
  TreePersonDocument,
  TreeWarningsDocument,
  UndoTreeChangeDocument,
} from '@infinite/schema/generated/graphql';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTreePerson } from '#features/tree/tree/index.ts';
import { addTreeFact } from '#features/tree/tree/facts/change-facts.ts';
import { connectTreePeople } from '#features/tree/tree/people/connect-people.ts';
import { removeTreePerson } from '#features/tree/tree/people/remove-person.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let owner: TestMember;
beforeAll(async () => {
  test = await createTestApp();
  owner = await signUpMember(test);
});
afterAll(() => test.close());

const query = <Row extends object>(sql: string, values: unknown[] = [owner.familyId]) =>
  test.app.orm.em.getConnection().execute<Row[]>(sql, values);
const undo = (id: string, by = owner) => graphql(test, UndoTreeChangeDocument, { id }, by.cookie);
const version = async (id: string) =>
  (await graphql(test, TreePersonDocument, { id }, owner.cookie)).data?.treeIndividual?.version ??
  0;
const changesOf = async (by: TestMember) =>
  (await graphql(test, TreeChangesDocument, { first: 100 }, by.cookie)).data?.treeChanges.nodes ??
  [];

/** Everything that is derived, as text: what an undo has to bring back. */
async function printOf(familyId: string): Promise<string> {
  const tables = ['individuals', 'name_words', 'unions', 'union_people', 'pedigrees', 'events'];
  const parts = await Promise.all(
    tables.map(async (table) => {
      const [row] = await query<{ print: string | null }>(
        `select string_agg(t::text, '|' order by t::text) as print from tree_${table} t
           where family_id = ?`,
        [familyId],
      );
      return `${table}: ${row?.print ?? ''}`;
    }),
  );
  return parts.join('\n');
}

describe('undo', () => {
  it('takes any sequence of changes back, one after the other, to what was there before', async () => {
    const acts = fc.array(fc.tuple(fc.nat(5), fc.nat(9), fc.nat(9)), {
      minLength: 1,
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(acts, async (sequence) => {
        const member = await signUpMember(test);
        const prints = [await printOf(member.familyId)];
        const people: string[] = [];
        for (const [act, a, b] of sequence) {
          const ctx = await member.ctx();
          const [one, other] = [people[a % people.length], people[b % people.length]];
          const versionOf = async (id: string) =>
            (
              await query<{ version: number }>('select version from tree_records where id = ?', [
                id,
              ])
            )[0]?.version ?? 0;
          try {
            if (act <= 2 || !one || !other) {
              const kind = (['PARENT', 'CHILD', 'PARTNER', 'SIBLING'] as const)[b % 4];
              const relation = one ? { kind, to: one } : null;
              people.push(
                await addTreePerson(ctx, { given: `P${a}`, birth: { date: '1900' } }, relation),
              );
            } else if (act === 3) {
              const of = { id: one, version: await versionOf(one) };
              await addTreeFact(ctx, of, { tag: 'OCCU', input: { value: 'baker' } });
            } else if (act === 4) {
              await connectTreePeople(ctx, { id: one, kind: 'SIBLING', to: other });
            } else {
              await removeTreePerson(ctx, { id: one, version: await versionOf(one) });
              people.splice(people.indexOf(one), 1);
            }
            prints.push(await printOf(member.familyId));
          } catch {
            // Refused: nothing has changed.
          }
        }
        const changes = await changesOf(member);
        expect(changes).toHaveLength(prints.length - 1);
        for (const { id } of changes) {
          prints.pop();
          expect((await undo(id, member)).errors).toEqual([]);
          expect(await printOf(member.familyId)).toBe(prints.at(-1));
        }
      }),
      { numRuns: 8 },
    );
  });

  it('refuses where the same person was changed later, and names by what', async () => {
    const ctx = await owner.ctx();
    const id = await addTreePerson(ctx, { given: 'Maud', surname: 'Dale' });
    const [added] = await changesOf(owner);
    await addTreeFact(ctx, { id, version: 1 }, { tag: 'OCCU', input: { value: 'smith' } });
    const refusal = (await undo(added?.id ?? '')).errors[0];
    expect(refusal?.extensions?.code).toBe('CONFLICT');
    expect(refusal?.message).toContain('added an occupation of Maud Dale');
    const [fact] = await changesOf(owner);
    expect((await undo(fact?.id ?? '')).errors).toEqual([]);
    expect((await undo(added?.id ?? '')).errors).toEqual([]);
    expect(await version(id)).toBe(0);
  });
});

describe('a merge', () => {
  it('is proposed for names that sound alike, joins both records, and is undone', async () => {
    const ctx = await owner.ctx();
    const born = { birth: { date: '3 MAY 1870', place: 'Lisbon' } };
    const one = await addTreePerson(ctx, { given: 'Catherine', surname: 'Meier', ...born });
    const other = await addTreePerson(ctx, { given: 'Katherine', surname: 'Mayer', ...born });
    const child = await addTreePerson(ctx, { given: 'Ida' }, { kind: 'CHILD', to: other });
    const proposals = await graphql(test, TreeDuplicatesDocument, {}, owner.cookie);
    expect(proposals.data?.treeDuplicates.map((pair) => [pair.one.id, pair.other.id])).toEqual([
      [one, other],
    ]);
    const before = await printOf(owner.familyId);
    const input = {
      keep: { id: one, version: 1 },
      other: { id: other, version: await version(other) },
    };
    const merged = await graphql(test, MergeTreePeopleDocument, { input }, owner.cookie);
    expect(merged.errors).toEqual([]);
    const person = (await graphql(test, TreePersonDocument, { id: one }, owner.cookie)).data;
    expect(person?.treeIndividual?.names.map(({ display }) => display)).toEqual([
      'Catherine Meier',
      'Katherine Mayer',
    ]);
    expect(
      person?.treeIndividual?.unions[0]?.children.map(({ individual }) => individual.id),
    ).toEqual([child]);
    expect((await undo(merged.data?.mergeTreePeople ?? '')).errors).toEqual([]);
    expect(await printOf(owner.familyId)).toBe(before);
  });
});

describe('what is hardly true', () => {
  it('may be saved, also that somebody is their own ancestor, and is named', async () => {
    const member = await signUpMember(test);
    const ctx = await member.ctx();
    const parent = await addTreePerson(ctx, { given: 'Ola', sex: 'F', death: { date: '1880' } });
    const child = await addTreePerson(
      ctx,
      { given: 'Per', birth: { date: '1890' } },
      { kind: 'CHILD', to: parent },
    );
    await connectTreePeople(ctx, { id: parent, kind: 'CHILD', to: child });
    const { data, errors } = await graphql(test, TreeWarningsDocument, {}, member.cookie);
    expect(errors).toEqual([]);
    expect(data?.treeWarnings.map(({ words }) => words)).toEqual(
      expect.arrayContaining([
        'Per was born after the death of their mother, Ola.',
        'Per is an ancestor of themselves.',
      ]),
    );
  });
});
