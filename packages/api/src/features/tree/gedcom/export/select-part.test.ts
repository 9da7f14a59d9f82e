import { describe, expect, it } from 'vitest';
import { selectPart } from '#features/tree/gedcom/export/select-part.ts';

/** A union of partners and children: 'a+b>c,d'. */
const links = (...unions: readonly string[]) =>
  unions.flatMap((text) => {
    const [partners = '', children = ''] = text.split('>');
    const member = (role: 'PARTNER' | 'CHILD') => (individualId: string) => ({
      unionId: text,
      individualId,
      role,
    });
    return [
      ...partners.split('+').filter(Boolean).map(member('PARTNER')),
      ...children.split(',').filter(Boolean).map(member('CHILD')),
    ];
  });

const tree = links('ga+gb>pa,uncle', 'pa+pb>me,sister', 'me+wife>kid', 'uncle+aunt>cousin');
const people = (part: 'ancestors' | 'descendants' | 'branch', root = 'me') =>
  [...selectPart(tree, root, part).people].toSorted();

describe('a part of a tree', () => {
  it('is the ancestors, the descendants with their partners, or both', () => {
    expect(people('ancestors')).toEqual(['ga', 'gb', 'me', 'pa', 'pb']);
    expect(people('descendants')).toEqual(['kid', 'me', 'wife']);
    expect(people('branch')).toEqual(['ga', 'gb', 'kid', 'me', 'pa', 'pb', 'wife']);
    expect(people('descendants', 'ga')).toEqual(
      ['aunt', 'cousin', 'ga', 'gb', 'kid', 'me', 'pa', 'pb', 'sister', 'uncle', 'wife'].toSorted(),
    );
  });

  it('ends where somebody is their own ancestor', () => {
    const loop = links('a+b>c', 'c+d>a');
    expect([...selectPart(loop, 'a', 'ancestors').people].toSorted()).toEqual(['a', 'b', 'c', 'd']);
    expect([...selectPart(loop, 'a', 'branch').unions]).toHaveLength(2);
  });
});
