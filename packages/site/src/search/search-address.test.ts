import { describe, expect, it } from 'vitest';
import { addressOf, searchPlaceOf } from './search-address.ts';

const by = '0198c0de-0000-7000-8000-000000000001';

describe('the address of a search', () => {
  it('holds what was searched for and what narrows it', () => {
    const dates = { from: '1970', to: '1979-12' };
    const query = {
      q: 'a & b',
      kind: 'PHOTO',
      ...dates,
      by,
      transcript: '1',
      mood: 'TENDER',
      tag: 'Lake',
    };
    const place = searchPlaceOf(query);
    expect(place.filters).toEqual({
      ...{
        kinds: ['PHOTO'],
        ...dates,
        addedBy: by,
        hasTranscript: true,
        mood: 'TENDER',
        tag: 'Lake',
      },
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
      mood: 'cross',
    });
    expect(text).toBe('');
    expect(Object.values(filters).every((value) => value === null)).toBe(true);
    expect(addressOf({ text: 'lake', filters })).toBe('/search?q=lake');
  });
});
