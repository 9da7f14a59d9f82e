import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { blockingKeys, duplicateScore, type ComparedPerson } from '#duplicates.ts';

const year = (from: number | null, to = from) => ({ from, to });
const relative = (name: string, id = name) => {
  const [given = '', surname = ''] = name.split(' ');
  return { id, names: [{ given, surname }] };
};

function person(id: string, name: string, more: Partial<ComparedPerson> = {}): ComparedPerson {
  return {
    id,
    names: relative(name).names,
    sex: 'U',
    born: year(null),
    died: year(null),
    birthPlace: '',
    deathPlace: '',
    parents: [],
    partners: [],
    children: [],
    ...more,
  };
}

const scored = (
  a: Partial<ComparedPerson>,
  b: Partial<ComparedPerson>,
  names = ['Anna Meier', 'Anna Meier'],
) => duplicateScore(person('1', names[0] ?? '', a), person('2', names[1] ?? '', b));

describe('the score', () => {
  test('of a name alone is a hint, of name, birth and parents nearly certain', () => {
    expect(scored({}, {})).toEqual({ score: 0.55, reasons: ['same-name'] });
    const born = scored({ born: year(1900) }, { born: year(1900) });
    expect(born.score).toBeGreaterThan(0.85);
    const parents = [relative('Max Meier', '3'), relative('Eva Huber', '4')];
    const others = [relative('Max Mayr', '5'), relative('Eva Huber', '6')];
    const whole = scored({ born: year(1900), parents }, { born: year(1900), parents: others });
    expect(whole.score).toBeGreaterThan(0.92);
    expect(whole.reasons).toEqual(['same-name', 'same-birth', 'same-parents']);
  });

  test('counts names that sound alike, and any name of a person', () => {
    const alike = scored({ born: year(1900) }, { born: year(1901) }, [
      'Katharina Meier',
      'Catherine Mayr',
    ]);
    expect(alike.reasons).toEqual(['similar-name', 'close-birth']);
    expect(alike.score).toBeGreaterThan(0.65);
    const married = {
      names: [
        { given: 'Anna', surname: 'Huber' },
        { given: 'Anna', surname: 'Meier' },
      ],
    };
    expect(scored({}, married).reasons).toEqual(['same-name']);
  });

  it.each<[string, Partial<ComparedPerson>, Partial<ComparedPerson>, string[] | undefined]>([
    ['other given names', {}, {}, ['Anna Meier', 'Bruno Meier']],
    ['a man and a woman', { sex: 'M' }, { sex: 'F' }, undefined],
    ['father and son of one name', { parents: [relative('Max Meier', '2')] }, {}, undefined],
    ['partners', {}, { partners: [relative('Anna Meier', '1')] }, undefined],
  ])('of %s is 0', (_, a, b, names) => {
    expect(scored(a, b, names)).toEqual({ score: 0, reasons: [] });
  });

  test('of a woman under her maiden and her married name is high with birth and child alone', () => {
    const names = ['Anna Meier', 'Anna Schulz'];
    const child = { born: year(1900), children: [relative('Eva Schulz', '8')] };
    expect(scored({ born: year(1900) }, { born: year(1900) }, names).score).toBeLessThan(0.6);
    expect(scored(child, child, names)).toEqual({
      score: expect.closeTo(0.7, 1),
      reasons: ['same-given-name', 'same-birth', 'same-children'],
    });
  });

  test('of twins is 0', () => {
    const twin = { born: year(1900), parents: [relative('Max Meier', '3')] };
    expect(scored(twin, twin, ['Anna Meier', 'Eva Meier']).score).toBe(0);
  });

  test('of people born 40 years apart is low', () => {
    expect(scored({ born: year(1900) }, { born: year(1940) }).score).toBeLessThan(0.35);
  });

  test('rises with every relative and place in common', () => {
    const base = scored({ born: year(1900) }, { born: year(1900) }).score;
    const place = { birthPlace: 'Munich, Bavaria' };
    const partner = { partners: [relative('Otto Huber', '9')] };
    const child = { children: [relative('Eva Huber', '8')] };
    for (const more of [place, partner, child, { died: year(1980) }]) {
      expect(
        scored({ born: year(1900), ...more }, { born: year(1900), ...more }).score,
      ).toBeGreaterThan(base);
    }
  });
});

const name = fc.record({
  given: fc.constantFrom('Anna', 'Ana', 'Hannah', 'Bruno', 'A.', '', 'Анна', '明'),
  surname: fc.constantFrom('Meier', 'von Mayr', 'Schulz', '', 'Иванов', '山田'),
});
const range = fc.constantFrom(year(null), year(1900), year(1902), year(1890, 1910), year(1940));
const relativesOf = fc.array(
  fc.record({ id: fc.constantFrom('7', '8', '9'), names: fc.array(name, { maxLength: 2 }) }),
  { maxLength: 3 },
);
const anyone = (id: string): fc.Arbitrary<ComparedPerson> =>
  fc.record({
    id: fc.constant(id),
    names: fc.array(name, { maxLength: 3 }),
    sex: fc.constantFrom('M', 'F', 'X', 'U'),
    born: range,
    died: range,
    birthPlace: fc.constantFrom('', 'Munich, Bavaria', 'Paris'),
    deathPlace: fc.constantFrom('', 'Munich'),
    parents: relativesOf,
    partners: relativesOf,
    children: relativesOf,
  });

test('the score is from 0 to 1, the same both ways, and 0 exactly without reasons', () => {
  fc.assert(
    fc.property(anyone('1'), anyone('2'), (a, b) => {
      const result = duplicateScore(a, b);
      expect(result.score).toBeGreaterThanOrEqual(0);
      expect(result.score).toBeLessThanOrEqual(1);
      expect(duplicateScore(b, a)).toEqual(result);
      if (result.reasons.length === 0) expect(result.score).toBe(0);
    }),
    { numRuns: 2000 },
  );
});

test('pairs that are worth showing, with a name or a birth in common, share a key for the search', () => {
  fc.assert(
    fc.property(anyone('1'), anyone('2'), (a, b) => {
      const { score, reasons } = duplicateScore(a, b);
      const found = ['same-birth', 'close-birth', 'same-name'];
      if (score < 0.7 || !reasons.some((reason) => found.includes(reason))) return;
      const keys = blockingKeys(b);
      expect(blockingKeys(a).some((key) => keys.includes(key))).toBe(true);
    }),
    { numRuns: 3000 },
  );
});
