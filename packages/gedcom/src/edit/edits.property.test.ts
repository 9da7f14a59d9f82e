import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDate } from '#dates/date-value.ts';
import { createIndividual, createUnion } from '#edit/create-records.ts';
import { addCitation, addNote, removeNote, setRestriction } from '#edit/edit-annotations.ts';
import { addFact, changeFact, removeFact, type FactInput } from '#edit/edit-facts.ts';
import {
  linkChild,
  linkPartner,
  unlinkChild,
  unlinkPartner,
  type LinkedPair,
} from '#edit/edit-links.ts';
import { EditRefused } from '#edit/edit-refused.ts';
import { addName, nameOf, removeName, setName, setSex } from '#edit/edit-names.ts';
import { readIndividual, type Pedigree } from '#read/individual.ts';
import { readUnion } from '#read/union.ts';
import { below } from '#structure-queries.ts';
import type { GedcomRecord } from '#structure.ts';

/** What the record has to read as after some edits, kept beside it in plain lists. */
interface Model {
  readonly names: readonly string[];
  readonly sex: string;
  readonly facts: readonly {
    tag: string;
    date: string | null;
    place: string | null;
    citations: number;
  }[];
  readonly notes: readonly string[];
  readonly restrictions: readonly string[];
}

interface Step {
  readonly name: string;
  readonly run: (record: GedcomRecord, model: Model) => [GedcomRecord, Model];
}

const word = fc.constantFrom('Ann', 'Bo', 'Cy', 'Lee', 'Ray');
const date = fc.constantFrom('1900', 'ABT 1901', '4 MAY 1912', null);
const place = fc.constantFrom('Paris', 'London, England', null);
const factInput = fc
  .record({ date, place })
  .map<[FactInput, { date: string | null; place: string | null }]>((fact) => [
    {
      date: fact.date === null ? null : { payload: fact.date },
      place: fact.place === null ? null : { text: fact.place },
    },
    fact,
  ]);
const pick = (index: number, length: number) => index % length;

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(word, word).map(([given, surname]) => ({
    name: `add name ${given} ${surname}`,
    run: (record: GedcomRecord, model: Model): [GedcomRecord, Model] => [
      addName(record, nameOf(given, surname)),
      { ...model, names: [...model.names, `${given} ${surname}`] },
    ],
  })),
  fc.tuple(fc.nat(9), word, fc.boolean()).map(([index, given, remove]) => ({
    name: `${remove ? 'remove' : 'change'} name ${index}`,
    run: (record: GedcomRecord, model: Model): [GedcomRecord, Model] => {
      const { names } = readIndividual(record);
      const at = pick(index, Math.max(1, names.length));
      const path = names[at]?.path;
      if (!path) return [record, model];
      return remove
        ? [removeName(record, path), { ...model, names: model.names.toSpliced(at, 1) }]
        : [
            setName(record, path, nameOf(given, 'New')),
            { ...model, names: model.names.with(at, `${given} New`) },
          ];
    },
  })),
  fc.constantFrom('M' as const, 'F' as const, 'X' as const, null).map((sex) => ({
    name: `sex ${sex}`,
    run: (record: GedcomRecord, model: Model): [GedcomRecord, Model] => [
      setSex(record, sex),
      { ...model, sex: sex ?? 'U' },
    ],
  })),
  fc
    .tuple(fc.constantFrom('BIRT', 'DEAT', 'OCCU', 'EVEN'), factInput)
    .map(([tag, [input, fact]]) => ({
      name: `add ${tag}`,
      run: (record: GedcomRecord, model: Model): [GedcomRecord, Model] => {
        const last = model.facts.findLastIndex((each) => each.tag === tag);
        const at = last < 0 ? model.facts.length : last + 1;
        const added = { tag, ...fact, citations: 0 };
        return [
          addFact(record, tag, input).record,
          { ...model, facts: model.facts.toSpliced(at, 0, added) },
        ];
      },
    })),
  fc
    .tuple(fc.nat(9), factInput, fc.constantFrom('change', 'remove', 'cite'))
    .map(([index, [input, fact], how]) => ({
      name: `${how} fact ${index}`,
      run: (record: GedcomRecord, model: Model): [GedcomRecord, Model] => {
        const { facts } = readIndividual(record);
        const at = pick(index, Math.max(1, facts.length));
        const path = facts[at]?.path;
        const old = model.facts[at];
        if (!path || !old) return [record, model];
        if (how === 'remove')
          return [removeFact(record, path), { ...model, facts: model.facts.toSpliced(at, 1) }];
        const cite = how === 'cite';
        return [
          cite
            ? addCitation(record, path, { source: 'S1', page: '1' })
            : changeFact(record, path, input),
          {
            ...model,
            facts: model.facts.with(
              at,
              cite ? { ...old, citations: old.citations + 1 } : { ...old, ...fact },
            ),
          },
        ];
      },
    })),
  fc.tuple(fc.nat(9), word, fc.boolean()).map(([index, text, remove]) => ({
    name: `${remove ? 'remove' : 'add'} note`,
    run: (record: GedcomRecord, model: Model): [GedcomRecord, Model] => {
      if (!remove) return [addNote(record, [], text), { ...model, notes: [...model.notes, text] }];
      const { notes } = readIndividual(record);
      const at = pick(index, Math.max(1, notes.length));
      const path = notes[at]?.path;
      return path
        ? [removeNote(record, path), { ...model, notes: model.notes.toSpliced(at, 1) }]
        : [record, model];
    },
  })),
  fc.subarray(['CONFIDENTIAL', 'LOCKED', 'PRIVACY'] as const).map((restrictions) => ({
    name: `restrict ${restrictions.join()}`,
    run: (record: GedcomRecord, model: Model): [GedcomRecord, Model] => [
      setRestriction(record, restrictions),
      { ...model, restrictions },
    ],
  })),
);

test('after any edits a record reads as the edits say, and unknown structures stay in order', () => {
  const start: GedcomRecord = {
    tag: 'INDI',
    xref: 'I1',
    children: [{ tag: '_A', payload: '1' }, { tag: '_B', payload: '2' }, { tag: 'CHAN' }],
  };
  fc.assert(
    fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
      const empty: Model = { names: [], sex: 'U', facts: [], notes: [], restrictions: [] };
      const [record, model] = steps.reduce<[GedcomRecord, Model]>(
        ([at, expected], { run }) => run(at, expected),
        [start, empty],
      );
      const person = readIndividual(record);
      expect({
        names: person.names.map(({ display }) => display),
        sex: person.sex,
        facts: person.facts.map(({ tag, date, place, citations }) => ({
          tag,
          date: date?.text ?? null,
          place: place?.text ?? null,
          citations: citations.length,
        })),
        notes: person.notes.map(({ text }) => text),
        restrictions: person.restrictions,
      }).toEqual(model);
      const unknown = (record.children ?? []).filter(({ tag }) =>
        ['_A', '_B', 'CHAN'].includes(tag),
      );
      expect(unknown).toEqual(start.children);
      expectValid(record);
    }),
    { numRuns: 500 },
  );
});

/** What GEDCOM 7 asks of structures that the edits make. */
function expectValid(record: GedcomRecord): void {
  for (const tag of ['SEX', 'RESN']) expect(below(record, tag).length).toBeLessThan(2);
  for (const fact of below(record, 'BIRT', 'DEAT', 'OCCU', 'EVEN')) {
    for (const tag of ['DATE', 'PLAC', 'TYPE']) expect(below(fact, tag).length).toBeLessThan(2);
    for (const { payload = '' } of below(fact, 'DATE')) expect(parseDate(payload)).not.toBeNull();
    if (fact.tag === 'EVEN') expect(below(fact, 'TYPE')).toHaveLength(1);
    const says = fact.payload === 'Y' || below(fact, 'DATE', 'PLAC').length > 0;
    if (fact.tag === 'BIRT' || fact.tag === 'DEAT') expect(says).toBe(true);
  }
}

/** Members of one union: partners at most two, nobody both partner and child. */
interface Family {
  readonly records: ReadonlyMap<string, GedcomRecord>;
  readonly partners: readonly string[];
  readonly children: readonly (readonly [string, Pedigree | null])[];
}

const ids = ['I1', 'I2', 'I3', 'I4'];
const linkStep = fc.record({
  id: fc.constantFrom(...ids),
  how: fc.constantFrom('partner', 'no partner', 'child', 'no child'),
  pedigree: fc.constantFrom<Pedigree | null>('BIRTH', 'ADOPTED', null),
});

test('after any links both records of every pair agree with each other and with the edits', () => {
  fc.assert(
    fc.property(fc.array(linkStep, { maxLength: 30 }), (steps) => {
      const records = new Map<string, GedcomRecord>([
        ['F1', createUnion('F1')],
        ...ids.map<[string, GedcomRecord]>((id) => [
          id,
          createIndividual(id, { sex: id === 'I1' ? 'F' : 'M' }),
        ]),
      ]);
      let family: Family = { records, partners: [], children: [] };
      for (const { id, how, pedigree } of steps) family = linked(family, id, how, pedigree);
      const get = (id: string) => family.records.get(id) ?? createUnion('none');
      const union = readUnion(get('F1'));
      expect(new Set(union.partners.map(({ individual }) => individual))).toEqual(
        new Set(family.partners),
      );
      expect(union.partners.length).toBe(family.partners.length);
      expect(new Set(union.partners.map(({ slot }) => slot)).size).toBe(family.partners.length);
      expect(union.children.map(({ individual }) => individual)).toEqual(
        family.children.map(([id]) => id),
      );
      for (const id of ids) {
        const { asPartner, asChild } = readIndividual(get(id));
        expect(asPartner.map((link) => link.union)).toEqual(
          family.partners.includes(id) ? ['F1'] : [],
        );
        expect(asChild.map((link) => [id, link.pedigree])).toEqual(
          family.children.filter(([child]) => child === id),
        );
      }
    }),
    { numRuns: 500 },
  );
});

function linked(family: Family, id: string, how: string, pedigree: Pedigree | null): Family {
  const union = family.records.get('F1');
  const individual = family.records.get(id);
  if (!union || !individual) throw new Error('no such record');
  const isPartner = family.partners.includes(id);
  const isChild = family.children.some(([child]) => child === id);
  const refused =
    (how === 'partner' && (isChild || (!isPartner && family.partners.length === 2))) ||
    (how === 'child' && isPartner);
  const pair = { union, individual };
  const run: Record<string, () => LinkedPair> = {
    partner: () => linkPartner(pair),
    'no partner': () => unlinkPartner(pair),
    child: () => linkChild(pair, { pedigree }),
    'no child': () => unlinkChild(pair),
  };
  if (refused) {
    expect(run[how]).toThrow(EditRefused);
    return family;
  }
  const after = run[how]?.() ?? pair;
  const others = family.partners.filter((each) => each !== id);
  const own: readonly [string, Pedigree | null] = [id, pedigree];
  const children =
    how === 'no child'
      ? family.children.filter(([child]) => child !== id)
      : how === 'child' && !isChild
        ? [...family.children, own]
        : family.children.map((each) => (how === 'child' && each[0] === id ? own : each));
  return {
    records: new Map([...family.records, ['F1', after.union], [id, after.individual]]),
    partners: how === 'partner' ? [...others, id] : how === 'no partner' ? others : family.partners,
    children,
  };
}
