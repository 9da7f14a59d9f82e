import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import sharp, { type Exif } from 'sharp';
import { instantOf } from '@infinite/schema/vault/taken';
import { afterEach, describe, expect, it } from 'vitest';
import { photoFacts } from '#features/recordings/recordings/processing/photo-facts.ts';
import { hostile } from '#features/recordings/recordings/testing/studio.ts';

const folder = path.resolve(import.meta.dirname, '../../../../../../../tests/fixtures/photos');

interface Expected {
  file: string;
  orientation: number | null;
  date: { local: string; offset: string | null; utc: string | null } | null;
  gps: { latitude: number; longitude: number; altitudeMetres: number | null } | null;
  camera?: string;
}
const expected = JSON.parse(readFileSync(path.join(folder, 'expected.json'), 'utf8')) as {
  gpsToleranceDegrees: number;
  altitudeToleranceMetres: number;
  photos: Expected[];
};

async function factsOf(file: Buffer) {
  const metadata = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  return photoFacts(file, metadata);
}

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

/** A picture with the tags that sharp writes as they are. */
const pictureWith = (exif: Exif) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .withExif(exif)
    .jpeg()
    .toBuffer();

describe.each(['America/Los_Angeles', 'Pacific/Auckland'])('on a server in %s', (serverZone) => {
  it.each(expected.photos)('$file says what is written in it', async ({ file, ...known }) => {
    process.env['TZ'] = serverZone;
    const { taken, place, orientation, camera } = await factsOf(
      readFileSync(path.join(folder, file)),
    );
    const date = taken && {
      local: taken.local,
      offset: taken.offset,
      utc: instantOf(taken)?.toString({ fractionalSecondDigits: 3 }) ?? null,
    };
    expect(date).toEqual(known.date);
    expect(orientation).toBe(known.orientation);
    if (known.camera) expect(camera).toBe(known.camera);
    if (known.gps === null) return expect(place).toBeNull();
    const { latitude, longitude, altitudeMetres } = known.gps;
    const near = (one: number | undefined, other: number) => Math.abs((one ?? NaN) - other);
    expect(near(place?.latitude, latitude)).toBeLessThan(expected.gpsToleranceDegrees);
    expect(near(place?.longitude, longitude)).toBeLessThan(expected.gpsToleranceDegrees);
    if (altitudeMetres === null) return expect(place?.altitudeMeters).toBeNull();
    expect(near(place?.altitudeMeters ?? NaN, altitudeMetres)).toBeLessThanOrEqual(
      expected.altitudeToleranceMetres,
    );
  });
});

describe('a file that is wrong', () => {
  it('of a place that is nowhere on earth has none', async () => {
    const north = { GPSLatitudeRef: 'N', GPSLongitudeRef: 'E', GPSLongitude: '2/1 0/1 0/1' };
    const at = (GPSLatitude: string) => pictureWith({ IFD3: { ...north, GPSLatitude } });
    expect((await factsOf(await at('48/1 30/1 0/1'))).place?.latitude).toBe(48.5);
    expect((await factsOf(await at('999/1 0/1 0/1'))).place).toBeNull();
    expect((await factsOf(await at('0/0 0/0 0/0'))).place).toBeNull();
  });

  it.each([
    ['0000:00:00 00:00:00', null],
    ['    :  :     :  :  ', null],
    ['2011:02:30 10:00:00', null],
    ['1970:01:01 00:00:00', null],
    ['9999:99:99 99:99:99', null],
    ['2011:02:03 10:00:00', '2011-02-03T10:00:00'],
  ])('of the date %s has the date %s', async (DateTimeOriginal, local) => {
    const file = await pictureWith({ IFD2: { DateTimeOriginal } });
    expect((await factsOf(file)).taken?.local ?? null).toBe(local);
  });

  it.each(['exif-script.jpg', 'polyglot-html.jpg', 'png-huge-claim.png', 'truncated.webm'])(
    '%s gives a plain answer',
    async (name) => {
      const { taken, place, orientation, camera } = await factsOf(hostile(name));
      expect([taken, place]).toEqual([null, null]);
      expect(orientation === null || (orientation >= 1 && orientation <= 8)).toBe(true);
      expect(camera === null || (camera.length <= 100 && !/\p{Cc}/u.test(camera))).toBe(true);
    },
  );

  it('by any bytes gives an answer and never an error', async () => {
    const whole = readFileSync(path.join(folder, '03-two-people.jpg')).subarray(0, 2000);
    const changes = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(changes, async (bytes) => {
        const file = Buffer.from(whole);
        for (const [at, byte] of bytes) file[at] = byte;
        const { taken, place } = await factsOf(file);
        expect(taken === null || taken.local !== '').toBe(true);
        expect(place === null || Math.abs(place.latitude) <= 90).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

it('a date in XMP alone is read, with what precision it has', async () => {
  const picture = (date: string) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
      .withXmp(
        `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" photoshop:DateCreated="${date}"/></rdf:RDF></x:xmpmeta>`,
      )
      .jpeg()
      .toBuffer();
  expect((await factsOf(await picture('1961'))).taken).toEqual({
    precision: 'YEAR',
    local: '1961',
    offset: null,
  });
  expect((await factsOf(await picture('2019-08-24T11:05:00+05:45'))).taken).toMatchObject({
    precision: 'INSTANT',
    offset: '+05:45',
  });
});
