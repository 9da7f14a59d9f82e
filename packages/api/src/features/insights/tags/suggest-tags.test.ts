import { describe, expect, it } from 'vitest';
import { suggestTags } from '#features/insights/tags/suggest-tags.ts';

describe('suggested tags', () => {
  it('are names, and words that come back', () => {
    const told = [
      'We spent every summer in Maine. The lighthouse was the best of it.',
      'My uncle kept the lighthouse, and Rosa’s boat was always there.',
      'The boat leaked.',
    ];
    expect(suggestTags(told, new Set(), 5)).toEqual(['Maine', 'lighthouse', 'Rosa', 'boat']);
    expect(suggestTags(told, new Set(['maine', 'boat']), 5)).toEqual(['lighthouse', 'Rosa']);
    expect(suggestTags(told, new Set(), 1)).toEqual(['Maine']);
  });

  it('are none of what says nothing', () => {
    expect(
      suggestTags(['', 'Well, you know, well, I said that. I said it.'], new Set(), 5),
    ).toEqual([]);
    expect(suggestTags(['Then we went. Then we came back.'], new Set(), 5)).toEqual([]);
  });
});
