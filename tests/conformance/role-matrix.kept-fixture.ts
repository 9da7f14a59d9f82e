import { addTreeCalendar } from '@infinite/api/features/tree/anniversaries/index';
import { createAlbum } from '@infinite/api/features/vault/albums/index';
import { deleteRecording } from '@infinite/api/features/recordings/recordings/index';
import { tagPerson } from '@infinite/api/features/vault/people-in-items/index';
import {
  addChapter,
  createStory,
  publishStory,
} from '@infinite/api/features/stories/stories/index';
import { keepRecording } from '@infinite/api/testing/kept-recording';
import type { TestMember } from '@infinite/api/testing/members';
import type { TestApp } from '@infinite/api/testing/test-app';

/** What the owner did with items of the vault. */
export interface KeptFixture {
  trashedRecordingId: string;
  /** With the owner's recording in it. */
  albumId: string;
  removableAlbumId: string;
  treeCalendarId: string;
  /** Published. */
  storyId: string;
  storyChapterId: string;
  removableStoryId: string;
  removableStoryChapterId: string;
  /** On the owner's recording. */
  personTagId: string;
}

export async function makeKept(
  test: TestApp,
  owner: TestMember,
  recordingId: string,
  marker: string,
): Promise<KeptFixture> {
  const ctx = await owner.ctx();
  const album = async () => (await createAlbum(ctx, { title: marker }, [recordingId])).id;
  await tagPerson(ctx, recordingId, { name: marker });
  const [tag] = await test.app.orm.em
    .getConnection()
    .execute<{ id: string }[]>('select id from item_people where recording_id = ?', [recordingId]);
  const trashedRecordingId = await keepRecording(test, owner, Buffer.from(marker), {
    kind: 'FILE',
    origin: 'uploaded',
    title: marker,
    fileName: `${marker}.txt`,
    mimeType: 'application/pdf',
  });
  await deleteRecording(ctx, trashedRecordingId);
  const story = async () => {
    const { id } = await createStory(ctx, { title: marker, introduction: marker }, []);
    await publishStory(ctx, id, true);
    return id;
  };
  const storyId = await story();
  const chapter = { title: marker, text: marker, pictures: [] };
  return {
    treeCalendarId: (await addTreeCalendar(ctx, { name: `${marker}: days`, kinds: ['BIRTHDAY'] }))
      .calendar.id,
    storyId,
    storyChapterId: (await addChapter(ctx, storyId, chapter)).id,
    removableStoryId: await story(),
    removableStoryChapterId: (await addChapter(ctx, storyId, chapter)).id,
    trashedRecordingId,
    albumId: await album(),
    removableAlbumId: await album(),
    personTagId: tag?.id ?? '',
  };
}
