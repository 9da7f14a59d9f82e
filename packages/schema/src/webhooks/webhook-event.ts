import { z } from 'zod';
import { webhookPayloadVersion } from '#catalogue/webhooks.ts';

const id = z.uuid();
const instant = z.iso.datetime();

const delivery = z.object({
  familyId: id,
  messageId: id,
  deliveryId: id,
  recipientId: id,
  occurrence: z.iso.date().describe('The day the delivery is for.'),
});

/** Ids, states and instants: content, recipients and addresses are never sent. */
const dataOf = {
  'message.delivered': delivery.extend({
    dueAt: instant,
    deliveredAt: instant,
    late: z.boolean(),
  }),
  'message.failed': delivery.extend({
    dueAt: instant,
    failedAt: instant,
    attempts: z.int(),
    problem: z.enum(['REFUSED', 'BOUNCED', 'NOT_TAKEN_YET', 'OUTCOME_UNKNOWN']),
  }),
  'message.opened': delivery.extend({ openedAt: instant }),
  'member.joined': z.object({
    familyId: id,
    userId: id,
    role: z.enum(['owner', 'editor', 'contributor', 'viewer']),
    joinedAt: instant,
  }),
  'export.ready': z.object({
    exportId: z.string(),
    kind: z.string().describe('users, memories, messages, backup …'),
    familyId: id.nullable().describe('Null for an export of the whole product.'),
    bytes: z.int().nullable(),
    readyAt: instant,
  }),
  'webhook.ping': z.object({ endpointId: id }),
} as const;

export type WebhookType = keyof typeof dataOf;
export type WebhookData<Type extends WebhookType> = z.input<(typeof dataOf)[Type]>;

const envelope = <Type extends WebhookType>(type: Type) =>
  z
    .object({
      type: z.literal(type),
      version: z.literal(webhookPayloadVersion),
      timestamp: instant.describe('When it happened.'),
      data: dataOf[type],
    })
    .meta({ id: `WebhookEvent_${type.replace('.', '_')}` });

/** The body of each request that a receiver gets. */
export const webhookBody = z.discriminatedUnion('type', [
  envelope('message.delivered'),
  envelope('message.failed'),
  envelope('message.opened'),
  envelope('member.joined'),
  envelope('export.ready'),
  envelope('webhook.ping'),
]);
