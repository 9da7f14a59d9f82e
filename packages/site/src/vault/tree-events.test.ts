import { describe, expect, it } from 'vitest';
import { eventWords } from '#vault/tree-events.en.ts';

describe('an event of the tree', () => {
  it.each([
    ['DEAT', null, ['Anna Berg'], 'Anna Berg died'],
    ['BIRT', null, [''], 'Name unknown was born'],
    ['MARR', null, ['Nils Lindqvist', 'Elin Berg'], 'Nils Lindqvist and Elin Berg married'],
    ['EVEN', 'First boat', ['Ida Holm'], 'Ida Holm: First boat'],
    ['OCCU', null, ['Ida Holm'], 'Ida Holm: an occupation'],
  ])('%s %s of %j is %j', (tag, type, names, words) => {
    expect(eventWords({ tag, type, people: names.map((name) => ({ name })) })).toBe(words);
  });
});
