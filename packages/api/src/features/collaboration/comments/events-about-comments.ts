import type { EventSubject, EventSubjects } from '#features/collaboration/activity/index.ts';
import { CommentEntity } from '#features/collaboration/comments/comment.entity.ts';
import { canReadWords } from '#features/collaboration/comments/comment.policy.ts';
import { findSubjects } from '#features/collaboration/subjects/index.ts';
import { subjectKinds } from '@infinite/schema/catalogue/collaboration';
import { tables } from '#platform/database/tables.ts';

/** A comment is named by what it is about, and shown to who may read its words. */
export const eventsAboutComments: EventSubjects = {
  kind: 'COMMENT',
  async find(ctx, ids) {
    const rows = await tables(ctx.em, CommentEntity)
      .selectFrom('comments')
      .select(['id', 'familyId', 'subjectKind', 'subjectId', 'authorId', 'deletedAt', 'hiddenAt'])
      .where('id', 'in', [...ids])
      .execute();
    const readable = rows.filter((row) => canReadWords(ctx.actor, row));
    const found = new Map<string, EventSubject>();
    for (const kind of subjectKinds) {
      const about = readable.filter(({ subjectKind }) => subjectKind === kind);
      const subjects = await findSubjects(
        ctx,
        kind,
        about.map(({ subjectId }) => subjectId),
      );
      for (const { id, subjectId } of about) {
        const subject = subjects.get(subjectId);
        if (!subject) continue;
        found.set(id, { title: subject.title, path: `${subject.path}#comment-${id}` });
      }
    }
    return found;
  },
};
