import { newContext } from '#platform/context.ts';
import { sealWords } from '#features/people/families/index.ts';
import type { TestApp } from '#testing/test-app.ts';

/** Puts a picture into the table; its bytes are these words, since nothing opens them. */
export async function giveFamilyPicture(
  test: Pick<TestApp, 'app'>,
  familyId: string,
  words: string,
): Promise<void> {
  const ctx = newContext(test.app, { kind: 'system', job: 'family-picture' });
  const place = { kind: 'family-picture', row: familyId } as const;
  const sealed = await sealWords(ctx, familyId, place, Buffer.from(words).toString('base64'));
  await test.app.orm.em.getConnection().execute(
    `insert into family_pictures (family_id, sealed_picture, version, changed_at)
       values (?, ?, 'first', now())
       on conflict (family_id) do update set sealed_picture = excluded.sealed_picture`,
    [familyId, sealed],
  );
}
