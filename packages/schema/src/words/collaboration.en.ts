import { commentLimits } from '#catalogue/collaboration.ts';

/** Words of comments that the API and the pages share. */
export const collaborationWords = {
  /** For somebody whose account is gone. */
  formerMember: 'A former member',
  bodyNeeded: 'Please write a few words first.',
  bodyTooLong: `Please keep this within ${commentLimits.characters.toLocaleString('en')} characters.`,
  tooManyMentions: `Please mention at most ${commentLimits.mentions} people.`,
  mentionOfStranger:
    'Only members of this family can be mentioned. Someone you named may have left.',
  parentDeleted: 'That comment was deleted meanwhile, so there is nothing to reply to.',
} as const;
