import { z } from 'zod';
import { webhookEventTypes, webhookLimits } from '#catalogue/webhooks.ts';
import { webhookWords as words } from '#words/webhooks.en.ts';

/**
 * Where events are sent. Which addresses may be reached is decided when the connection is made;
 * here only what can never be one is refused.
 */
export const webhookEndpointInput = z.object({
  url: z
    .string()
    .trim()
    .max(webhookLimits.urlMaximum, { error: words.urlInvalid })
    .refine(isPlainHttpUrl, { error: words.urlInvalid }),
  description: z
    .string()
    .trim()
    .max(webhookLimits.descriptionMaximum, { error: words.descriptionTooLong })
    .refine((text) => !text.includes('\0'), { error: words.descriptionTooLong })
    .default(''),
  events: z
    .array(z.enum(webhookEventTypes), { error: words.eventsNeeded })
    .min(1, { error: words.eventsNeeded })
    .transform((events) => [...new Set(events)]),
});

export type WebhookEndpointInput = z.output<typeof webhookEndpointInput>;

/** http or https, with a host and without a name or password, which would stand in every log. */
function isPlainHttpUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return (
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.hostname !== '' &&
    url.username === '' &&
    url.password === ''
  );
}
