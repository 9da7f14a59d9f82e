import { createHash } from 'node:crypto';
import type { PhotoEditValues } from '@infinite/schema/catalogue/pictures';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostile } from '#features/recordings/recordings/testing/studio.ts';
import { uploadAndPrepare } from '#features/recordings/recordings/testing/uploads.ts';
import { drainJobs } from '#testing/drain-jobs.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let ann: TestMember;
beforeAll(async () => {
  test = await createTestApp();
  ann = await signUpMember(test);
});
afterAll(() => test.close());

const [red, green, blue, white] = ['#f00', '#0f0', '#00f', '#fff'] as const;

/** 800 × 400 as it is meant to be seen: red, green above blue, white. */
async function quarters(orientation = 1): Promise<Buffer> {
  const part = (background: string, left: number, top: number) => ({
    input: { create: { width: 400, height: 200, channels: 3 as const, background } },
    ...{ left, top },
  });
  const upright = await sharp({
    create: { width: 800, height: 400, channels: 3, background: '#000' },
  })
    .composite([part(red, 0, 0), part(green, 400, 0), part(blue, 0, 200), part(white, 400, 200)])
    .png()
    .toBuffer();
  // 6 says: turn it a quarter clockwise to see it upright.
  const stored = orientation === 6 ? sharp(upright).rotate(270) : sharp(upright);
  return stored.withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();
}

interface Edits {
  version: number;
  drawn: boolean;
  mayEdit: boolean;
  versions: { version: number; turn: number; editedBy: { name: string } | null }[];
}
const parts = 'version drawn mayEdit versions { version turn editedBy { name } }';

async function edit(id: string, version: number, input: unknown, by = ann) {
  const { data, errors } = await graphql<{ editPhoto: Edits }, object>(
    test,
    `mutation ($id: ID!, $version: Int!, $input: PhotoEditInput!) {
      editPhoto(recordingId: $id, version: $version, input: $input) { ${parts} } }`,
    { id, version, input },
    by.cookie,
  );
  return data?.editPhoto ?? errors[0]?.extensions?.code;
}
async function editsOf(id: string, by = ann): Promise<Edits | undefined> {
  const document = `query ($id: ID!) { photoEdits(recordingId: $id) { ${parts} } }`;
  const { data } = await graphql<{ photoEdits: Edits }, object>(test, document, { id }, by.cookie);
  return data?.photoEdits;
}
const draw = () => drainJobs(test, 'redraw-photo');
const fetched = (url: string) => test.server.inject({ url, headers: { cookie: ann.cookie } });

/** The colors in the middle of the four quarters of what is shown, row by row, and its size. */
async function shown(url: string) {
  const { data, info } = await sharp((await fetched(url)).rawPayload)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const from = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * 3;
    const bits = [0, 1, 2].map((channel) => (data[from + channel]! > 127 ? 'f' : '0'));
    return `#${bits.join('')}`;
  };
  const places = [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)];
  return { size: [info.width, info.height], places };
}
const half: PhotoEditValues['crop'] = { left: 0, top: 0, width: 0.5, height: 1 };

describe('a photo that is turned and cropped', () => {
  it.each([1, 6])('shows it, whatever orientation (%i) its file says', async (orientation) => {
    const file = await quarters(orientation);
    const id = await uploadAndPrepare(test, ann.cookie, file, { kind: 'PHOTO' });
    const url = `/media/${id}`;
    expect(await shown(url)).toEqual({ size: [800, 400], places: [red, green, blue, white] });
    expect(await edit(id, 0, { turn: 90 })).toMatchObject({ version: 1, drawn: false });
    await draw();
    expect(await shown(url)).toEqual({ size: [400, 800], places: [blue, red, white, green] });
    // Of the turned picture the left half.
    await edit(id, 1, { turn: 90, crop: half });
    await draw();
    expect(await shown(url)).toEqual({ size: [200, 800], places: [blue, blue, white, white] });
    expect(await shown(`/media/${id}/whole`)).toEqual({
      size: [800, 400],
      places: [red, green, blue, white],
    });
    const original = (await fetched(`/media/${id}/original`)).rawPayload;
    expect(createHash('sha256').update(original).digest('hex')).toBe(
      createHash('sha256').update(file).digest('hex'),
    );
    await edit(id, 2, { turn: 0 });
    await draw();
    expect(await shown(url)).toEqual({ size: [800, 400], places: [red, green, blue, white] });
    expect(await editsOf(id)).toMatchObject({
      version: 3,
      drawn: true,
      versions: [{ turn: 0 }, { turn: 90 }, { turn: 90, editedBy: { name: expect.any(String) } }],
    });
  });

  it('has small forms of that shape at other addresses, and a copy to keep', async () => {
    const id = await uploadAndPrepare(test, ann.cookie, await quarters(), { kind: 'PHOTO' });
    const before = await fetched(`/media/${id}`);
    await edit(id, 0, { turn: 180 });
    await draw();
    const { data } = await graphql<{ recording: { url: string; forms: object } }, object>(
      test,
      'query ($id: ID!) { recording(id: $id) { url forms { width height smallUrl } } }',
      { id },
      ann.cookie,
    );
    expect(data?.recording).toEqual({
      url: `/media/${id}?edit=1`,
      forms: { width: 800, height: 400, smallUrl: `/media/${id}/small?edit=1` },
    });
    const after = await fetched(`/media/${id}?edit=1`);
    expect(after.headers.etag).not.toBe(before.headers.etag);
    const copy = await fetched(`/media/${id}/copy`);
    expect(copy.headers['content-disposition']).toContain('attachment');
    expect(copy.rawPayload.equals(after.rawPayload)).toBe(true);
  });

  it('is drawn as it was edited last, when two edits wait', async () => {
    const id = await uploadAndPrepare(test, ann.cookie, await quarters(), { kind: 'PHOTO' });
    await edit(id, 0, { turn: 90 });
    await edit(id, 1, { turn: 270 });
    await draw();
    expect((await shown(`/media/${id}`)).places).toEqual([green, white, red, blue]);
  });

  it('refuses what cannot be, what is stale, and who may not', async () => {
    const id = await uploadAndPrepare(test, ann.cookie, await quarters(), { kind: 'PHOTO' });
    const bad = [
      { turn: 45 },
      { turn: -90 },
      { turn: 0, crop: { ...half, left: 0.6 } },
      { turn: 0, crop: { ...half, left: -0.1 } },
      { turn: 0, crop: { ...half, width: 0 } },
      { turn: 0, crop: { ...half, height: 0.001 } },
      { turn: 0, crop: { ...half, height: 40_000 } },
    ];
    for (const input of bad) expect(await edit(id, 0, input)).toBe('INVALID_INPUT');
    expect(await edit(id, 3, { turn: 90 })).toBe('CONFLICT');
    const viewer = await signUpMember(test, { familyId: ann.familyId, familyRole: 'viewer' });
    expect(await edit(id, 0, { turn: 90 }, viewer)).toBe('FORBIDDEN');
    expect(await editsOf(id, viewer)).toMatchObject({ mayEdit: false, version: 0 });
    const stranger = await signUpMember(test);
    expect(await edit(id, 0, { turn: 90 }, stranger)).toBe('NOT_FOUND');
    expect(await editsOf(id, stranger)).toBeUndefined();
    const file = await uploadAndPrepare(test, ann.cookie, Buffer.from('%PDF-1.4'), {
      kind: 'FILE',
    });
    expect(await edit(file, 0, { turn: 90 })).toBe('WRONG_STATE');
    // 40,000 by 40,000 pixels that nobody decodes.
    const bomb = await uploadAndPrepare(test, ann.cookie, hostile('png-pixel-bomb.png'), {
      kind: 'PHOTO',
    });
    expect(await edit(bomb, 0, { turn: 90 })).toBe('WRONG_STATE');
    expect(await editsOf(id)).toMatchObject({ version: 0, drawn: true });
  });
});
