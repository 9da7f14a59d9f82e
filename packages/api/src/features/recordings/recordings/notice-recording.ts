import type { RecordingKindName, RecordingOriginName } from '@infinite/schema/catalogue/media';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { recordEvent } from '#features/collaboration/activity/index.ts';
import { notify } from '#features/notices/notifications/index.ts';
import { memberIdsOf } from '#features/people/families/index.ts';
import { authorName } from '#features/people/identity/index.ts';
import { rowsOf } from '#platform/database/tables.ts';

interface NewRecording {
  readonly id: string;
  readonly familyId: string;
  readonly createdBy: string;
  /** Empty where none was given; the name of its file is sealed and stays so. */
  readonly title: string;
  readonly kind: RecordingKindName;
  readonly origin: RecordingOriginName;
}

/** Notices for the family when a recording can be played, and a line of its activity. */
export async function noticeRecording(
  ctx: RequestContext,
  { id, familyId, createdBy, title, kind, origin }: NewRecording,
): Promise<void> {
  const event = { familyId, kind: 'RECORDING_ADDED', actorId: createdBy } as const;
  await recordEvent(ctx, { ...event, subject: { kind: 'RECORDING', id } });
  const [row] = await rowsOf(
    ctx.em,
    sql<{ name: string | null; members: string[] }>`
      select ${authorName(sql.val(createdBy))} as name, array${memberIdsOf(familyId)} as members`,
  );
  await notify(ctx, {
    kind: 'recordingAdded',
    familyId,
    recipientIds: row?.members ?? [],
    actorId: createdBy,
    subject: { kind: 'recording', id },
    path: kind === 'PHOTO' || kind === 'FILE' ? '/memory-vault' : '/voice-recordings',
    values: { actor: row?.name ?? '', title },
    // Files come by the hundred; what somebody records comes one at a time, and is waited for.
    ...(origin === 'uploaded' ? { gather: kind } : {}),
  });
}
