import { z } from 'zod';
import { voiceFactInput } from '#tree/voice.input.ts';

const { tag, value, date, place } = voiceFactInput.shape;

/** What a member says differently from a proposal; what is left out is taken as proposed. */
export const proposalChoiceInput = z.object({
  /** Whom it is about: an individual or a union. */
  recordId: z.guid().nullish(),
  partnerId: z.guid().nullish(),
  tag: tag.nullish(),
  value,
  date,
  place,
});
export type ProposalChoice = z.output<typeof proposalChoiceInput>;
