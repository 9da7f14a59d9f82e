import type {
  NewsletterIssueInput,
  NewsletterIssueFieldsFragment,
} from '@infinite/schema/generated/graphql';

/** What is typed: everything of an issue that may still be changed. */
export type IssueContent = NewsletterIssueInput;

/** A new issue goes to those who want each one. */
const empty: IssueContent = {
  subject: '',
  preview: '',
  intro: '',
  postIds: [],
  segment: { interests: [], paces: ['EACH'] },
};

export function contentOf(issue: NewsletterIssueFieldsFragment | undefined): IssueContent {
  if (!issue) return empty;
  const { subject, preview, intro, postIds, segment } = issue;
  const { interests, paces, language, joinedFrom, engagedDays } = segment;
  return {
    subject,
    preview,
    intro,
    postIds,
    segment: { interests, paces, language, joinedFrom, engagedDays },
  };
}
