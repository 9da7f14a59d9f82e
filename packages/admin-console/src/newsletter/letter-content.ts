import type {
  NewsletterCampaignInput,
  NewsletterFieldsFragment,
} from '@infinite/schema/generated/graphql';

/** What is typed: everything of a letter that may still be changed. */
export type LetterContent = NewsletterCampaignInput;

/** A new letter goes to those who want each one. */
const empty: LetterContent = {
  subject: '',
  preview: '',
  intro: '',
  postIds: [],
  segment: { interests: [], paces: ['EACH'] },
};

export function contentOf(letter: NewsletterFieldsFragment | undefined): LetterContent {
  if (!letter) return empty;
  const { subject, preview, intro, postIds, segment } = letter;
  const { interests, paces, language, joinedFrom, engagedDays } = segment;
  return {
    subject,
    preview,
    intro,
    postIds,
    segment: { interests, paces, language, joinedFrom, engagedDays },
  };
}
