import type { SubjectKindName } from '@infinite/schema/catalogue/collaboration';

/** What a reaction is left on. */
export type ReactionTarget = SubjectKindName | 'COMMENT';
