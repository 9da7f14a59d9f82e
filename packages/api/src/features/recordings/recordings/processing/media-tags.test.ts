import { describe, expect, it } from 'vitest';
import { factsOfTags } from '#features/recordings/recordings/processing/media-tags.ts';

describe('the tags of a film', () => {
  it('of a phone give when and where it was taken', () => {
    const raw = {
      'com.apple.quicktime.creationdate': '2019-08-24T11:05:00+0545',
      'com.apple.quicktime.location.ISO6709': '+27.7172+085.3240+1400.000/',
    };
    expect(factsOfTags({ raw })).toEqual({
      taken: { precision: 'INSTANT', local: '2019-08-24T11:05:00', offset: '+05:45' },
      place: { latitude: 27.7172, longitude: 85.324, altitudeMeters: 1400 },
      orientation: null,
      camera: null,
    });
  });

  it('of another phone give its place in the southwest', () => {
    const { taken, place } = factsOfTags({ raw: { '©xyz': '-34.6037-058.3816/' } });
    expect(taken).toBeNull();
    expect(place).toEqual({ latitude: -34.6037, longitude: -58.3816, altitudeMeters: null });
  });

  it.each([
    [{}],
    [{ '©day': '0000-00-00T00:00:00Z', '©xyz': '+999.0000+999.0000/' }],
    [{ '©day': 'yesterday', '©xyz': 'home' }],
    [{ '©day': new Uint8Array([1, 2]), '©xyz': null }],
    [{ '©day': '1904-01-01T00:00:00Z' }],
  ])('that say nothing of use give nothing: %j', (raw) => {
    expect(factsOfTags({ raw })).toMatchObject({ taken: null, place: null });
  });
});
