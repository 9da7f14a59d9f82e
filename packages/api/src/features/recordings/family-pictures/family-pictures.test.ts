import { FamiliesDocument, RemoveFamilyPictureDocument } from '@infinite/schema/generated/graphql';
import { portraitWords as words } from '@infinite/schema/words/portraits.en';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const test: TestApp = await createTestApp();
afterAll(() => test.close());

const run = <Row>(sql: string, values: unknown[]) =>
  test.app.orm.em.getConnection().execute<Row[]>(sql, values);

const relativeOf = (owner: TestMember, familyRole: 'editor' | 'contributor' | 'viewer') =>
  signUpMember(test, { familyId: owner.familyId, familyRole });

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 90, g: 120, b: 80 } } });

async function send({ cookie }: { cookie?: string }, file: Buffer) {
  const answer = await test.server.inject({
    method: 'PUT',
    url: '/api/family/picture',
    headers: { ...(cookie ? { cookie } : {}), 'content-type': 'application/octet-stream' },
    payload: file,
  });
  const body = answer.json<{ path?: string; code?: string; message?: string }>();
  return { status: answer.statusCode, ...body };
}

const get = (url: string, headers: Record<string, string> = {}) =>
  test.server.inject({ method: 'GET', url, headers });

const pictureOf = async ({ cookie }: TestMember, familyId: string) =>
  (await graphql(test, FamiliesDocument, {}, cookie)).data?.families.find(
    ({ id }) => id === familyId,
  )?.picture;

const heic = (name: string) =>
  readFile(new URL(`../../../../../../tests/fixtures/heic/${name}`, import.meta.url));
const hostile = (name: string) =>
  readFile(new URL(`../../../../../../tests/fixtures/hostile-files/${name}`, import.meta.url));

describe('the picture of a family', () => {
  it('is drawn again: upright, square, small, and without its location', async () => {
    const ann = await signUpMember(test);
    const file = await plain(1600, 900)
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { status, path = '' } = await send(ann, file);
    expect(status).toBe(200);
    expect(await pictureOf(ann, ann.familyId)).toBe(path);
    const answer = await get(path, { cookie: ann.cookie });
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const drawn = await sharp(answer.rawPayload).metadata();
    expect([drawn.format, drawn.width, drawn.height, drawn.exif]).toEqual([
      'webp',
      512,
      512,
      undefined,
    ]);
    const again = await get(path, {
      cookie: ann.cookie,
      'if-none-match': String(answer.headers.etag),
    });
    expect(again.statusCode).toBe(304);
  });

  it('lies nowhere in the clear', async () => {
    const ann = await signUpMember(test);
    await send(ann, await plain(64, 64).png().toBuffer());
    const [row] = await run<{ sealed_picture: Buffer }>(
      'select sealed_picture from family_pictures where family_id = ?',
      [ann.familyId],
    );
    expect(row?.sealed_picture.includes('WEBP')).toBe(false);
    expect(row?.sealed_picture.includes(Buffer.from('RIFF').toString('base64').slice(0, 5))).toBe(
      false,
    );
  });

  it('is shown to members alone, and to a removed member no longer, not even from their cache', async () => {
    const ann = await signUpMember(test);
    const { path = '' } = await send(ann, await plain(64, 64).webp().toBuffer());
    const ida = await relativeOf(ann, 'viewer');
    const shown = await get(path, { cookie: ida.cookie });
    expect(shown.statusCode).toBe(200);
    expect((await get(path)).statusCode).toBe(401);
    const stranger = await signUpMember(test);
    expect((await get(path, { cookie: stranger.cookie })).statusCode).toBe(404);
    await run('delete from memberships where user_id = ?', [ida.userId]);
    await run(
      `insert into former_members (family_id, user_id, role, left_at, removed)
       values (?, ?, 'viewer', now(), true)`,
      [ann.familyId, ida.userId],
    );
    const gone = await get(path, {
      cookie: ida.cookie,
      'if-none-match': String(shown.headers.etag),
    });
    expect(gone.statusCode).toBe(404);
    expect(await pictureOf(ida, ann.familyId)).toBeNull();
  });

  it('is changed by the owner and by editors, and removed', async () => {
    const ann = await signUpMember(test);
    const file = await plain(64, 64).png().toBuffer();
    const editor = await relativeOf(ann, 'editor');
    const first = await send(ann, file);
    const second = await send(editor, file);
    expect(second.path).not.toBe(first.path);
    for (const role of ['contributor', 'viewer'] as const) {
      expect((await send(await relativeOf(ann, role), file)).status).toBe(403);
    }
    expect((await send({}, file)).status).toBe(401);
    await graphql(test, RemoveFamilyPictureDocument, {}, editor.cookie);
    expect(await pictureOf(ann, ann.familyId)).toBeNull();
    expect((await get(second.path ?? '', { cookie: ann.cookie })).statusCode).toBe(404);
  });
});

describe('the picture of a phone', () => {
  it('is opened from its tiles, upright, in the colors of sRGB', async () => {
    const ann = await signUpMember(test);
    const { path } = await send(ann, await heic('phone.heic'));
    const { rawPayload } = await get(path ?? '', { cookie: ann.cookie });
    const { width, height, icc, exif } = await sharp(rawPayload).metadata();
    expect([width, height, icc, exif]).toEqual([512, 512, undefined, undefined]);
    const { data } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
    const colorAt = (x: number, y: number) => [...data.subarray((y * 512 + x) * 3).subarray(0, 3)];
    // What the README of the fixture names, converted from Display P3.
    const expected = [
      [40, 40, [73, 142, 96]],
      [470, 40, [172, 160, 91]],
      [40, 470, [161, 75, 78]],
      [470, 470, [78, 90, 154]],
    ] as const;
    for (const [x, y, color] of expected)
      for (const [n, value] of colorAt(x, y).entries())
        expect(Math.abs(value - (color[n] ?? NaN)), `${x} ${y}`).toBeLessThanOrEqual(4);
  });
});

describe('a file that is no picture we draw', () => {
  it.each([
    ['script.svg', 415, words.refused.form],
    ['exif-script.jpg', 200, undefined],
    ['png-pixel-bomb.png', 413, words.refused.pixels],
    ['png-huge-claim.png', 413, words.refused.pixels],
    ['sound-named.jpg', 415, words.refused.form],
    ['html-utf16.txt', 415, words.refused.form],
  ])('%s is answered with %i', async (name, status, message) => {
    const ann = await signUpMember(test);
    const answer = await send(ann, await hostile(name));
    expect([answer.status, answer.message]).toEqual([status, message]);
  });

  it('is told apart by its content: half a picture is refused, and HEIC in nothing but name', async () => {
    const ann = await signUpMember(test);
    const named = Buffer.concat([
      Buffer.from([0, 0, 0, 24]),
      Buffer.from('ftypheic\0\0\0\0mif1heic'),
      Buffer.alloc(200),
    ]);
    const phone = await heic('phone.heic');
    for (const broken of [named, phone.subarray(0, phone.length - 60), phone.subarray(0, 400)])
      expect((await send(ann, broken)).message).toBe(words.refused.broken);
    expect((await send(ann, await heic('huge.heic'))).message).toBe(words.refused.pixels);
    const whole = await plain(900, 900).png().toBuffer();
    expect((await send(ann, whole.subarray(0, whole.length / 2))).status).toBe(400);
    expect((await send(ann, Buffer.alloc(0))).status).toBe(415);
    expect(await pictureOf(ann, ann.familyId)).toBeNull();
  });

  it('beyond the size in the settings is refused', async () => {
    const ann = await signUpMember(test);
    expect((await send(ann, Buffer.alloc(21 * 1024 * 1024))).status).toBe(413);
  });
});
