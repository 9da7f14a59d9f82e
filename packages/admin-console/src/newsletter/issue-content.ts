import type { OtherVersion } from '@infinite/drafts/draft-machine';
import type { Comparing } from '@infinite/drafts/opening';
import type {
  NewsletterIssueInput,
  NewsletterIssueFieldsFragment,
} from '@infinite/schema/generated/graphql';
import { issueInput } from '@infinite/schema/newsletter/issue.input';

/** What is typed: everything of an issue that may still be changed. */
export type IssueContent = NewsletterIssueInput;

/** A new issue goes to those who want each one. */
export const emptyIssue: IssueContent = {
  subject: '',
  preview: '',
  intro: '',
  postIds: [],
  segment: { interests: [], paces: ['EACH'], language: null, joinedFrom: null, engagedDays: null },
};

function contentOf(issue: NewsletterIssueFieldsFragment): IssueContent {
  const { subject, preview, intro, postIds, segment } = issue;
  const { interests, paces, language, joinedFrom, engagedDays } = segment;
  return {
    ...{ subject, preview, intro, postIds },
    segment: { interests, paces, language, joinedFrom, engagedDays },
  };
}

/** The stored issue, as the editor compares and shows it. */
export function otherIssue(issue: NewsletterIssueFieldsFragment): OtherVersion<IssueContent> {
  const { id, version, updatedAt } = issue;
  return { content: contentOf(issue), stored: { id, version }, updatedAt };
}

/** By what the server would store of each. */
export const comparing: Comparing<IssueContent> = {
  isBlank: (content) => comparable(content) === comparable(emptyIssue),
  isSame: (a, b) => comparable(a) === comparable(b),
};

function comparable(content: IssueContent): string {
  const parsed = issueInput.safeParse(content);
  const { subject, preview, intro, postIds, segment } = parsed.data ?? content;
  const { interests, paces, language, joinedFrom, engagedDays } = segment;
  return JSON.stringify([
    ...[subject, preview, intro, postIds, interests, paces],
    ...[language ?? null, joinedFrom ?? null, engagedDays ?? null],
  ]);
}

/** @returns null for content that an older console wrote, or that was tampered with */
export function parseIssue(value: unknown): IssueContent | null {
  if (typeof value !== 'object' || value === null) return null;
  // Lengths are not checked: a text that is too long is not lost either.
  const { subject, preview, intro, postIds, segment } = value as Partial<IssueContent>;
  const texts = [subject, preview, intro].every((text) => typeof text === 'string');
  if (!texts || !Array.isArray(postIds) || typeof segment !== 'object') return null;
  if (!Array.isArray(segment.interests) || !Array.isArray(segment.paces)) return null;
  return value as IssueContent;
}
