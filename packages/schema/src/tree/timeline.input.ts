import { z } from 'zod';
import { timelineStart } from '#vault/facts.input.ts';

/**
 * `from`: begin with this month or year, as the timeline of the vault; `after`: a cursor of either timeline;
 * `to`: no earlier than this, '1987-06-14T15:20:30' or less of it.
 */
export const treeTimelineAsked = z.object({
  from: timelineStart.shape.from.nullish(),
  first: z.number().nullish(),
  after: z.string().max(300).nullish(),
  to: z
    .string()
    .regex(/^[\dT:.-]{0,30}$/)
    .nullish(),
});
