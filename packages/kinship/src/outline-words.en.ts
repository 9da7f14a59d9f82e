import type { OutlineWords } from './outline-words.ts';

export const englishOutline: OutlineWords = {
  person: (name, born, died) =>
    [
      name || 'Name unknown',
      ...(born === null ? [] : [`born ${born}`]),
      ...(died === null ? [] : [`died ${died}`]),
    ].join(', '),
  union: (kind, partners) => {
    if (partners.length === 0) return 'partner unknown';
    const verbs = { m: 'married', p: 'partner of', d: 'was married to', u: 'with' };
    return `${verbs[kind]} ${partners.join(' and ')}`;
  },
};
