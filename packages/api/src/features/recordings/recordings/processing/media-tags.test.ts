import { readFileSync } from 'node:fs';
import path from 'node:path';
import { BufferSource, Input, MP4, QTFF } from 'mediabunny';
import { describe, expect, it } from 'vitest';
import { factsOfTags } from '#features/recordings/recordings/processing/media-tags.ts';

const film = readFileSync(
  path.resolve(import.meta.dirname, '../../../../../../../tests/fixtures/media/chromium-video.mp4'),
);

/** A box of ISO/IEC 14496-12. */
function box(type: string, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
}

const uint32 = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => bytes.writeUInt32BE(value, at * 4));
  return bytes;
};

/** The film with one box more at the end of its movie box. */
function filmWith(added: Buffer): Buffer {
  const at = film.indexOf('moov', 0, 'latin1') - 4;
  const end = at + film.readUInt32BE(at);
  const movie = Buffer.concat([film.subarray(at, end), added]);
  movie.writeUInt32BE(movie.length);
  return Buffer.concat([film.subarray(0, at), movie, film.subarray(end)]);
}

async function factsOfFile(file: Buffer) {
  const input = new Input({ formats: [MP4, QTFF], source: new BufferSource(file) });
  try {
    return factsOfTags(await input.getMetadataTags());
  } finally {
    input.dispose();
  }
}

/** Apple's keys: names in one box, values in another (QuickTime File Format, metadata atoms). */
function appleKeys(tags: Record<string, string>): Buffer {
  const names = Object.keys(tags).map((name) => box('mdta', Buffer.from(name)));
  const values = Object.values(tags).map((value, at) => {
    const item = box('data', uint32(1, 0), Buffer.from(value));
    return Buffer.concat([uint32(item.length + 8, at + 1), item]);
  });
  const handler = box('hdlr', uint32(0, 0), Buffer.from('mdta'), uint32(0, 0, 0), Buffer.alloc(1));
  const keys = box('keys', uint32(0, names.length), ...names);
  return box('meta', handler, keys, box('ilst', ...values));
}

describe('a film as a phone writes it', () => {
  it('names its time and place in keys of its own', async () => {
    const keys = appleKeys({
      'com.apple.quicktime.creationdate': '2019-08-24T11:05:00+0545',
      'com.apple.quicktime.location.ISO6709': '+27.7172+085.3240+1400.000/',
    });
    expect(await factsOfFile(filmWith(keys))).toMatchObject({
      taken: { local: '2019-08-24T11:05:00', offset: '+05:45' },
      place: { latitude: 27.7172, longitude: 85.324, altitudeMeters: 1400 },
    });
  });

  it('or its place in the user data', async () => {
    const text = Buffer.from('-34.6037-058.3816/');
    const head = Buffer.from([0, text.length, 0x15, 0xc7]);
    const place = box('udta', box('\xa9xyz', head, text));
    expect((await factsOfFile(filmWith(place))).place).toMatchObject({ latitude: -34.6037 });
  });

  it('or nothing', async () => {
    expect(await factsOfFile(film)).toMatchObject({ taken: null, place: null });
  });
});

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
