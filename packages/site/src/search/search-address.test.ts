import { describe, expect, it } from 'vitest';
import { addressOf, searchPlaceOf } from './search-address.ts';

const by = '0198c0de-0000-7000-8000-000000000001';

describe('the address of a search', () => {
  it('holds what was searched for and what narrows it', () => {
    const query = { q: 'a & b', kind: 'PHOTO', from: '1970', to: '1979-12', by, transcript: '1' };
    const place = searchPlaceOf(query);
    expect(place.filters).toEqual({
      ...{ kinds: ['PHOTO'], from: '1970', to: '1979-12', addedBy: by, hasTranscript: true },
    });
    const address = addressOf(place, { group: 'RECORDINGS' });
    expect(Object.fromEntries(new URL(address, 'http://x').searchParams)).toEqual({
      ...query,
      group: 'RECORDINGS',
    });
  });

  it('takes what is no filter for none', () => {
    const { text, filters } = searchPlaceOf({
      kind: 'x',
      from: 'soon',
      by: 'me',
      transcript: 'yes',
    });
    expect(text).toBe('');
    expect(Object.values(filters)).toEqual([null, null, null, null, null]);
    expect(addressOf({ text: 'lake', filters })).toBe('/search?q=lake');
  });
});
