import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { media } from '#features/recordings/recordings/testing/studio.ts';
import { prepare } from '#features/recordings/recordings/testing/uploads.ts';
import { gedcomWith, packed } from '#features/tree/gedcom/testing/packed.ts';
import { TreeFiles } from '#features/tree/gedcom/testing/tree-files.ts';
import { signUpMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const shared = path.resolve(import.meta.dirname, '../../../../../../../shared/data');
const samples = path.join(shared, 'gedcom/familysearch-gedcom70');
const hostile = path.join(shared, 'adversarial/files');
const isShared = existsSync(samples);
if (!isShared) console.info(`skipped: no samples in ${shared}`);

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const newFamily = async () => new TreeFiles(test, await signUpMember(test));
const run = <Row extends object>(text: string, values: unknown[] = []) =>
  test.app.orm.em.getConnection().execute<Row[]>(text, values);

interface Kept {
  id: string;
  kind: string;
  title: string;
  held: boolean;
}

const recordingsOf = ({ member }: TreeFiles) =>
  run<Kept>(
    `select id, kind, title, held_for_author as held from recordings where family_id = ? order by title`,
    [member.familyId],
  );

const photo = media('cat.jpg');
const voice = media('voice.mp3');

describe('an archive with media', () => {
  it('is imported with its media, once each, and the family sees them only with the tree', async () => {
    const family = await newFamily();
    const gedcom = gedcomWith(
      ['media/Ada%20am%20See%20%C3%AB.jpg', 'image/jpeg'],
      ['voice.mp3', 'audio/mpeg'],
      ['again.jpg', 'image/jpeg'],
      ['nowhere.jpg', 'image/jpeg'],
      ['https://example.org/a.jpg', 'image/jpeg'],
    );
    const archive = await packed(
      ['media/', '', { directory: true }],
      ['media/Ada am See ë.jpg', photo],
      ['voice.mp3', voice, { level: 0 }],
      ['again.jpg', photo],
      ['unused.txt', 'of nobody'],
      ['gedcom.ged', gedcom],
    );
    const analyzed = await family.analyzed(archive, 'family.gdz');
    expect(analyzed).toMatchObject({ state: 'READY', summary: { media: 5, mediaFiles: 3 } });
    expect(await recordingsOf(family)).toEqual([]);
    const codes = (await family.problems(analyzed.id)).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(['media-missing', 'media-unused']);
    await family.confirm(analyzed.id);
    expect(await family.runImport(analyzed.id)).toMatchObject({ state: 'DONE' });
    expect(await recordingsOf(family)).toMatchObject([
      { kind: 'PHOTO', title: 'Item 1', held: false },
      { kind: 'VOICE', title: 'Item 2', held: false },
    ]);
    const rows = await run<{ file: string }>(
      `select f ->> 'payload' as file from tree_records r,
         jsonb_array_elements(r.structure -> 'children') f
       where r.family_id = ? and r.kind = 'OBJE' and f ->> 'tag' = 'FILE' order by r.xref`,
      [family.member.familyId],
    );
    const files = rows.map(({ file }) => file.replace(/:.*/, ''));
    expect(files).toEqual(['recording', 'recording', 'recording', 'nowhere.jpg', 'https']);
    expect(rows[0]?.file).toBe(rows[2]?.file);
  });

  it('carries a voice into another family, where it plays', async () => {
    const family = await newFamily();
    const gedcom = gedcomWith(['voice.mp3', 'audio/mpeg']);
    await family.imported(await packed(['gedcom.ged', gedcom], ['voice.mp3', voice]), 'a.gdz');
    const [kept] = await recordingsOf(family);
    await prepare(test, kept?.id ?? '');
    const said = { id: 'a', startMs: 500, endMs: 1500, text: 'Bread & <salt>', speaker: 'Rosa' };
    const heard = { words: null, edited: false, heard: null };
    await run(
      `insert into transcripts (recording_id, family_id, state, segments, touched_at)
       select id, family_id, 'READY', ?::jsonb, now() from recordings where id = ?`,
      [JSON.stringify([{ ...said, ...heard }]), kept?.id],
    );
    const exported = await family.file({ format: 'gedzip' });
    const other = await newFamily();
    expect(await other.imported(exported, 'b.gdz')).toMatchObject({ state: 'DONE' });
    const [brought] = await recordingsOf(other);
    expect(brought).toMatchObject({ kind: 'VOICE', title: 'Item 1' });
    await prepare(test, brought?.id ?? '');
    const original = await other.get(`/media/${brought?.id}/original`);
    const bytes = Buffer.from(await original.arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(
      createHash('sha256').update(voice).digest('hex'),
    );
    const [transcript] = await run<{ state: string; segments: object[] }>(
      'select state, segments from transcripts where recording_id = ?',
      [brought?.id],
    );
    const { id: _, ...words } = said;
    expect(transcript).toMatchObject({ state: 'READY', segments: [{ ...words, ...heard }] });
    expect((await other.get(`/media/${brought?.id}`)).headers.get('content-type')).toMatch(
      /^audio/,
    );
    // Nor does it come a second time to where it came from.
    await family.imported(exported, 'c.gdz');
    expect(await recordingsOf(family)).toHaveLength(1);
  });

  it('leaves the media out if the member wants people alone', async () => {
    const family = await newFamily();
    const gedcom = gedcomWith(['cat.jpg', 'image/jpeg']);
    const { id } = await family.analyzed(
      await packed(['gedcom.ged', gedcom], ['cat.jpg', photo]),
      'a.gdz',
    );
    await family.confirm(id, false);
    expect(await family.runImport(id)).toMatchObject({ state: 'DONE' });
    expect(await recordingsOf(family)).toEqual([]);
  });

  it('ends without people and items when the room of the plan ends in the middle of its media', async () => {
    const family = await newFamily();
    const gedcom = gedcomWith(['cat.jpg', 'image/jpeg'], ['grass.webp', 'image/webp']);
    const archive = await packed(
      ['gedcom.ged', gedcom],
      ['cat.jpg', photo],
      ['grass.webp', media('grass.webp')],
    );
    const { id } = await family.analyzed(archive, 'a.gdz');
    await family.confirm(id);
    // Somebody else fills the plan after the confirmation: the first photo fits, the second does not.
    const room = 1024 ** 3 - photo.length - 100;
    await run(
      `insert into recordings (id, family_id, created_by, take_id, kind, state, origin, title, claimed_type, bytes, created_at, updated_at)
       values (gen_random_uuid(), ?, ?, gen_random_uuid(), 'FILE', 'READY', 'uploaded', 'other', '', ?, now(), now())`,
      [family.member.familyId, family.member.userId, room],
    );
    expect(await family.runImport(id)).toMatchObject({ state: 'FAILED', problemCode: 'NO_ROOM' });
    expect(await family.counts()).toEqual({});
    await family.clear(id);
    expect((await recordingsOf(family)).map(({ title }) => title)).toEqual(['other']);
    const later = await family.analyzed(archive, 'a.gdz');
    expect(
      await family.refusal('mutation ($id: ID!) { confirmTreeImport(id: $id) { id } }', later),
    ).toBe('PLAN_FULL');
  });

  it.skipIf(!isShared).each(['maximal70.gdz', 'maximal70/maximal70.gdz', 'minimal70.gdz'])(
    'of FamilySearch is imported: %s',
    async (name) => {
      const file = path.join(samples, name);
      const family = await newFamily();
      const done = await family.imported(readFileSync(file), 'maximal70.gdz');
      expect(done).toMatchObject({ state: 'DONE', problem: null });
      expect(await recordingsOf(family)).toHaveLength(done.summary?.mediaFiles ?? -1);
    },
  );
});

describe('a hostile archive', () => {
  it('keeps the person and leaves out what leads outside, links, and what is encrypted', async () => {
    const family = await newFamily();
    const gedcom = gedcomWith(
      ['../../outside.jpg', 'image/jpeg'],
      ['/etc/passwd', 'text/plain'],
      ['file:///etc/passwd', 'text/plain'],
      ['link', 'text/plain'],
      ['secret.jpg', 'image/jpeg'],
    );
    const link = { externalFileAttributes: (0o120777 << 16) >>> 0, versionMadeBy: 0x314 };
    const archive = await packed(
      ['gedcom.ged', gedcom],
      ['../../outside.jpg', photo],
      ['/etc/passwd', 'root'],
      ['C:\\windows\\a.jpg', photo],
      ['link', '/etc/passwd', link],
      ['secret.jpg', photo, { password: 'x' }],
    );
    const done = await family.imported(archive, 'hostile.gdz');
    expect(done).toMatchObject({ state: 'DONE', summary: { individuals: 1, mediaFiles: 0 } });
    expect(await recordingsOf(family)).toEqual([]);
    const words = (await family.problems(done.id)).map((problem) => problem.words).join('\n');
    for (const name of ['../../outside.jpg', '/etc/passwd', 'file:///etc/passwd', 'link']) {
      expect(words).toContain(name);
    }
    expect(words).toMatch(/password: secret\.jpg/);
  });

  it.skipIf(!isShared)('of the collection keeps its person: gedzip-slip.gdz', async () => {
    const family = await newFamily();
    const done = await family.imported(readFileSync(path.join(hostile, 'gedzip-slip.gdz')));
    expect(done).toMatchObject({ state: 'DONE', summary: { individuals: 1 } });
    expect(await recordingsOf(family)).toEqual([]);
    expect(await family.problems(done.id)).toEqual(
      expect.arrayContaining([expect.objectContaining({ code: 'media-left-out' })]),
    );
  });

  it.skipIf(!isShared).each([
    ['zip-bomb.zip', 'NO_GEDCOM_IN_ARCHIVE'],
    ['zip-bomb-nested.zip', 'NO_GEDCOM_IN_ARCHIVE'],
    ['zip-many-entries.zip', 'ARCHIVE_TOO_LARGE'],
    ['zip-slip.zip', 'NO_GEDCOM_IN_ARCHIVE'],
    ['zip-symlink.zip', 'NO_GEDCOM_IN_ARCHIVE'],
    ['polyglot-zip.jpg', 'NOT_GEDCOM'],
    ['html-utf16.txt', 'NOT_GEDCOM'],
    ['huge-box.mp4', 'NOT_GEDCOM'],
  ])('is refused with a reason: %s', async (name, problemCode) => {
    const family = await newFamily();
    const content = readFileSync(path.join(hostile, name));
    expect(await family.analyzed(content, name)).toMatchObject({ state: 'FAILED', problemCode });
  });

  it('is refused as soon as it expands too far, whatever it claims', async () => {
    const family = await newFamily();
    const zeros = new Uint8Array(64 * 1024 * 1024);
    const bomb = await packed(['gedcom.ged', zeros, { level: 9 }]);
    expect(bomb.length).toBeLessThan(200_000);
    expect(await family.analyzed(bomb, 'bomb.gdz')).toMatchObject({
      state: 'FAILED',
      problemCode: 'ARCHIVE_TOO_LARGE',
    });
  });

  it('that lies about lengths, or is cut off, is damaged', async () => {
    const family = await newFamily();
    const archive = await packed(['gedcom.ged', gedcomWith()]);
    const lying = Buffer.from(archive);
    const directory = lying.indexOf(Buffer.from([0x50, 0x4b, 1, 2]));
    lying.writeUInt32LE(5, directory + 24);
    expect(await family.analyzed(lying, 'a.gdz')).toMatchObject({ state: 'FAILED' });
    const cut = archive.subarray(0, archive.length - 30);
    expect(await family.analyzed(cut, 'b.gdz')).toMatchObject({ problemCode: 'ARCHIVE_BROKEN' });
  });
});
