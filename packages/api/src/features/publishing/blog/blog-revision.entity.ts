import { defineEntity, p } from '@mikro-orm/core';
import {
  contentProperties,
  contentPropertiesWithDefaults,
} from '#features/publishing/blog/blog-content.ts';
import { instant } from '#platform/database/instant-type.ts';

export type RevisionOriginName = 'SAVED' | 'AUTOSAVED' | 'RESTORED';

/** Each text of a post that was saved. */
export const BlogRevisionEntity = defineEntity({
  name: 'BlogRevision',
  tableName: 'blog_post_revisions',
  properties: {
    postId: p.uuid().primary(),
    version: p.integer().primary(),
    ...contentPropertiesWithDefaults(),
    origin: p.text().$type<RevisionOriginName>().default('SAVED'),
    savedBy: p.uuid().nullable(),
    savedAt: instant(),
    /** When this text was first shown to readers. */
    publishedAt: instant().nullable(),
  },
});

/** Changes of a post that readers see, or soon will, which they do not see yet. */
export const BlogDraftEntity = defineEntity({
  name: 'BlogDraft',
  tableName: 'blog_drafts',
  properties: {
    postId: p.uuid().primary(),
    ...contentProperties(),
  },
});
