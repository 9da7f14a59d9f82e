import { z } from 'zod';
import { growthLimits, growthSources } from '#catalogue/growth.ts';

/** Where a page was come from, as the page tells; null when from within the site. */
export const sourceField = z.enum(growthSources);

export const modalOpenedInput = z.object({ source: sourceField.nullable() });
export type ModalOpenedInput = z.output<typeof modalOpenedInput>;

/** How many weeks back a funnel reaches, this one counted. */
export const funnelInput = z.object({
  weeks: z.coerce
    .number()
    .int()
    .min(1)
    .max(growthLimits.weeks.max)
    .default(growthLimits.weeks.initial),
});
