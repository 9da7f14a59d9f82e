import { randomBytes } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { scrubCatalogue } from '@infinite/schema/catalogue/scrub';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newContext } from '#platform/context.ts';
import { displayKey, formKey, originalKey } from '#features/recordings/recordings/blob-keys.ts';
import { ObjectCheckEntity } from '#features/recordings/recordings/scrub/object-check.entity.ts';
import { mediaDamaged, scrubTooOld } from '#features/recordings/recordings/scrub/scrub.alarms.ts';
import { scrubStorage } from '#features/recordings/recordings/scrub/scrub.sweep.ts';
import { media } from '#features/recordings/recordings/testing/studio.ts';
import { uploadAndPrepare } from '#features/recordings/recordings/testing/uploads.ts';
import { tables } from '#platform/database/tables.ts';
import { graphql } from '#testing/graphql.ts';
import { armMessage } from '#testing/armed-message.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let member: TestMember;
beforeEach(async () => {
  test = await createTestApp();
  member = await signUpMember(test);
});
afterEach(() => test.close());

const system = () => newContext(test.app, { kind: 'system', job: 'sweep' });
const scrub = () => scrubStorage.run(system());
const fileOf = (key: string) => path.join(test.dataDir, 'media', key);
const keep = (content: Uint8Array = randomBytes(200_000), kind = 'FILE') =>
  uploadAndPrepare(test, member.cookie, content, { kind });

async function checks() {
  return tables(system().em, ObjectCheckEntity)
    .selectFrom('object_checks')
    .select(['blobKey', 'verifiedAt', 'damage'])
    .orderBy('blobKey')
    .execute();
}

async function verifiedAt(id: string): Promise<number | undefined> {
  const found = (await checks()).find((check) => check.blobKey === originalKey(id));
  return found?.verifiedAt?.epochMilliseconds;
}

async function flipBit(key: string, at: number): Promise<void> {
  const bytes = await readFile(fileOf(key));
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  await writeFile(fileOf(key), bytes);
}

describe('gap 6: stored recordings are read back', () => {
  it('within the hour, and then once a quarter, every object of them', async () => {
    const photo = await keep(media('cat.jpg'), 'PHOTO');
    await scrub();
    expect(await checks()).toMatchObject([
      { blobKey: displayKey(photo), damage: null },
      { blobKey: formKey(photo, 'middle'), damage: null },
      { blobKey: originalKey(photo), damage: null },
      { blobKey: formKey(photo, 'small'), damage: null },
    ]);
    const first = await verifiedAt(photo);
    test.clock.advance({ hours: 84 * 24 });
    await scrub();
    expect(await verifiedAt(photo)).toBe(first);
    test.clock.advance({ hours: 24 });
    await scrub();
    expect(await verifiedAt(photo)).toBe(test.clock.now().epochMilliseconds);
  });

  it('within the 30 days before a message that carries them is due', async () => {
    const needed = await keep();
    const other = await keep();
    await scrub();
    const message = await armMessage(test, member);
    const now = test.clock.now();
    const due = now.add({ hours: 60 * 24 });
    const run = (sql: string, values: unknown[]) =>
      test.app.orm.em.getConnection().execute(sql, values);
    await run(
      `insert into message_attachments (family_id, message_id, recording_id, position)
       values (?, ?, ?, 0)`,
      [member.familyId, message, needed],
    );
    await run('update messages set next_step_at = ? where id = ?', [due.toString(), message]);

    test.clock.advance({ hours: 29 * 24 });
    await scrub();
    expect(await verifiedAt(needed)).toBe(now.epochMilliseconds);
    test.clock.advance({ hours: 2 * 24 });
    await scrub();
    expect(await verifiedAt(needed)).toBe(test.clock.now().epochMilliseconds);
    expect(await verifiedAt(other)).toBe(now.epochMilliseconds);
    expect(due.since(test.clock.now()).total('days')).toBeLessThanOrEqual(30);
  });

  it('and one flipped bit is an alarm that names recording and family, until it is put back', async () => {
    const id = await keep();
    await scrub();
    expect(await mediaDamaged.find(system())).toEqual([]);
    const whole = await readFile(fileOf(originalKey(id)));
    await flipBit(originalKey(id), 150_000);
    test.clock.advance({ hours: scrubCatalogue.everyDays * 24 });
    await scrub();

    const [alarm, ...more] = await mediaDamaged.find(system());
    expect(more).toEqual([]);
    expect(alarm).toMatchObject({
      kind: 'media_damaged',
      subject: originalKey(id),
      summary: `Recording ${id} of family ${member.familyId}: the stored object ${originalKey(id)} was altered or cut off.`,
    });
    // It stays known when it was whole for the last time, which tells which backup has it.
    expect(await verifiedAt(id)).toBeLessThan(test.clock.now().epochMilliseconds);
    // The family sees nothing alarming.
    const shown = await graphql(
      test,
      'query ($id: ID!) { recording(id: $id) { state problem } }',
      { id },
      member.cookie,
    );
    expect(shown.data).toEqual({ recording: { state: 'READY', problem: null } });

    await writeFile(fileOf(originalKey(id)), whole);
    test.clock.advance({ hours: 24 });
    await scrub();
    expect(await mediaDamaged.find(system())).toEqual([]);
  });

  it('and what is missing, or another object in its place, is an alarm', async () => {
    const [gone, swapped, other] = [await keep(), await keep(), await keep()];
    await rm(fileOf(originalKey(gone)));
    await writeFile(fileOf(originalKey(swapped)), await readFile(fileOf(originalKey(other))));
    await scrub();
    const alarms = await mediaDamaged.find(system());
    expect(alarms.map(({ subject }) => subject).sort()).toEqual(
      [originalKey(gone), originalKey(swapped)].sort(),
    );
    expect(alarms.find(({ subject }) => subject === originalKey(gone))?.summary).toContain(
      'is missing',
    );
  });

  it('and a family whose key does not open does not stop others', async () => {
    const broken = await signUpMember(test);
    const lost = await uploadAndPrepare(test, broken.cookie, randomBytes(100), { kind: 'FILE' });
    const fine = await keep();
    await test.app.orm.em
      .getConnection()
      .execute('update families set wrapped_key = ? where id = ?', [
        Buffer.alloc(60),
        broken.familyId,
      ]);
    await scrub();
    expect(await verifiedAt(fine)).toBeDefined();
    expect((await mediaDamaged.find(system())).map(({ subject }) => subject)).toEqual([
      originalKey(lost),
    ]);
  });

  it('and a scrub that does not keep up is an alarm of its own', async () => {
    await keep();
    await scrub();
    test.clock.advance({ hours: (scrubCatalogue.everyDays + scrubCatalogue.lateDays) * 24 });
    expect(await scrubTooOld.find(system())).toEqual([]);
    test.clock.advance({ hours: 1 });
    expect(await scrubTooOld.find(system())).toMatchObject([
      { kind: 'scrub_too_old', subject: '', summary: expect.stringContaining('1 recording') },
    ]);
    await scrub();
    expect(await scrubTooOld.find(system())).toEqual([]);
  });

  it('and one that is erased leaves no check behind', async () => {
    const id = await keep();
    await scrub();
    const remove = 'mutation ($id: ID!) { deleteRecording(id: $id) eraseRecording(id: $id) }';
    await graphql(test, remove, { id }, member.cookie);
    expect(await checks()).toEqual([]);
  });
});
