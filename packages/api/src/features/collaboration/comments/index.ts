import { CommentEntity } from '#features/collaboration/comments/comment.entity.ts';
import { CommentResolver } from '#features/collaboration/comments/comment.resolver.ts';
import { ReactionEntity } from '#features/collaboration/comments/reaction.entity.ts';
import { eventsAboutComments } from '#features/collaboration/comments/events-about-comments.ts';
import { forgetTalk } from '#features/collaboration/comments/subject-talk.ts';
import { eventSubjects } from '#features/collaboration/activity/index.ts';
import { subjectRemoved } from '#features/collaboration/subjects/index.ts';
import { defineFeature } from '#platform/feature.ts';

export { addComment } from '#features/collaboration/comments/add-comment.ts';

export const commentsFeature = defineFeature({
  name: 'comments',
  entities: [CommentEntity, ReactionEntity],
  resolvers: [CommentResolver],
  extensions: [subjectRemoved.with(forgetTalk), eventSubjects.with(eventsAboutComments)],
});
