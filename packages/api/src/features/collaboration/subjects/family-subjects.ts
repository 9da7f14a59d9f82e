import type { SubjectKindName } from '@infinite/schema/catalogue/collaboration';
import type { RequestContext } from '#platform/context.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { defineExtensionPoint } from '#platform/extension-points.ts';

/** Something that a family keeps, as others speak of it. */
export interface FamilySubject {
  readonly familyId: string;
  readonly title: string;
  /** Its page. */
  readonly path: string;
  readonly madeBy: string;
}

/** How one feature lets relatives comment on what it keeps. */
export interface Commentable {
  readonly kind: SubjectKindName;
  /**
   * Those of `ids` that exist and that the policy shows to the actor; a query for all of them. What
   * is somebody's alone is never among them.
   */
  find(ctx: RequestContext, ids: readonly string[]): Promise<ReadonlyMap<string, FamilySubject>>;
  /** Keeps the subject from being deleted until the transaction ends. */
  hold(ctx: RequestContext, id: string): Promise<void>;
}

/** For features that keep memories: what joins here has comments, mentions and reactions. */
export const commentable = defineExtensionPoint<Commentable>('commentable');

export interface SubjectRef {
  readonly kind: string;
  readonly id: string;
}

/** Called in the transaction that deletes a subject. */
export type SubjectListener = (ctx: RequestContext, subject: SubjectRef) => Promise<void>;

/** For features that keep rows about a subject. */
export const subjectRemoved = defineExtensionPoint<SubjectListener>('subject removed');

export async function announceRemoved(ctx: RequestContext, subject: SubjectRef): Promise<void> {
  for (const listener of ctx.app.extensions.of(subjectRemoved)) await listener(ctx, subject);
}

/** Those that the actor may see. */
export async function findSubjects(
  ctx: RequestContext,
  kind: SubjectKindName,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FamilySubject>> {
  return ids.length === 0 ? new Map() : sourceOf(ctx, kind).find(ctx, [...new Set(ids)]);
}

/** @throws AppError NOT_FOUND when the subject does not exist or the actor may not see it */
export async function findSubject(
  ctx: RequestContext,
  kind: SubjectKindName,
  id: string,
): Promise<FamilySubject> {
  const subject = (await findSubjects(ctx, kind, [id])).get(id);
  if (!subject) throw new AppError('NOT_FOUND');
  return subject;
}

/** The same, kept from being deleted until the transaction ends. */
export async function holdSubject(
  ctx: RequestContext,
  kind: SubjectKindName,
  id: string,
): Promise<FamilySubject> {
  await sourceOf(ctx, kind).hold(ctx, id);
  return findSubject(ctx, kind, id);
}

function sourceOf(ctx: RequestContext, kind: SubjectKindName): Commentable {
  const source = ctx.app.extensions.of(commentable).find((one) => one.kind === kind);
  if (!source) throw new Error(`no feature keeps subjects of the kind ${kind}`);
  return source;
}
