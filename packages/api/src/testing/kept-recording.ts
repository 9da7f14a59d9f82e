import { createHash } from 'node:crypto';
import { newContext } from '#platform/context.ts';
import { familyKey } from '#features/people/families/index.ts';
import { originalOfRecording } from '#features/recordings/recordings/index.ts';
import { seal } from '#platform/crypto/seal.ts';
import { newId } from '#platform/database/id.ts';
import type { TestMember } from '#testing/members.ts';
import type { TestApp } from '#testing/test-app.ts';

const aVoice = {
  kind: 'VOICE',
  origin: 'recorded',
  title: 'A voice',
  fileName: 'voice.webm',
  mimeType: 'audio/webm',
};

/** A recording that is ready, its row and its sealed original. @returns its id */
export async function keepRecording(
  test: TestApp,
  member: TestMember,
  content: Buffer,
  what: Partial<typeof aVoice> = {},
): Promise<string> {
  const { kind, origin, title, fileName, mimeType } = { ...aVoice, ...what };
  const id = newId();
  const now = test.app.clock.now().toString();
  const key = originalOfRecording(id);
  const ctx = newContext(test.app, { kind: 'system', job: 'test' });
  await test.app.blobs.put(key, seal(await familyKey(ctx, member.familyId), key, [content]));
  await test.app.orm.em.getConnection().execute(
    `insert into recordings (id, family_id, created_by, take_id, kind, state, origin, title,
       file_name, claimed_type, mime_type, bytes, sha256, created_at, updated_at)
     values (?, ?, ?, ?, ?, 'READY', ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      id,
      member.familyId,
      member.userId,
      newId(),
      kind,
      origin,
      title,
      fileName,
      mimeType,
      mimeType,
      content.length,
      createHash('sha256').update(content).digest('hex'),
      now,
      now,
    ],
  );
  return id;
}
