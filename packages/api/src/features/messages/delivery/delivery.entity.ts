import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';
import type { RowOf } from '#platform/database/tables.ts';

export type DeliveryState =
  | 'WAITING'
  | 'SENDING'
  | 'DELIVERED'
  | 'FAILED'
  /** Sent three times at most without a known outcome. Not sent again. */
  | 'UNRESOLVED'
  | 'CANCELLED';

/** One recipient's copy of one occurrence. */
export const DeliveryEntity = defineEntity({
  name: 'Delivery',
  tableName: 'deliveries',
  properties: {
    familyId: p.uuid().primary(),
    id: p.uuid().primary(),
    messageId: p.uuid(),
    recipientId: p.uuid(),
    /** ISO date. */
    occurrence: p.string().columnType('date'),
    state: p.text().$type<DeliveryState>(),
    recipientName: p.text(),
    address: p.text(),
    timeZone: p.text(),
    dueAt: instant(),
    lateReason: p.text().nullable(),
    /** Tries that count against the recipient's server. */
    attempts: p.integer().default(0),
    /** Set exactly while it is WAITING. */
    nextAttemptAt: instant().nullable(),
    /** Fixed for one address, so that providers recognize a repeated mail. */
    mailMessageId: p.text(),
    providerAnswer: p.text().nullable(),
    /** A code. */
    problem: p.text().nullable(),
    linkVersion: p.integer().default(1),
    tokenHash: p.text(),
    /** By the clock of the database; set exactly while it is SENDING, as is `sendingBy`. */
    sendingSince: instant().nullable(),
    /** The presence of the sender. */
    sendingBy: p.integer().nullable(),
    deliveredAt: instant().nullable(),
    openedAt: instant().nullable(),
    /** When its link was closed. */
    revokedAt: instant().nullable(),
    createdAt: instant(),
    /** Tries that the relay did not take. */
    relayTries: p.integer().default(0),
    /** Tries whose outcome is unknown. */
    unknownTries: p.integer().default(0),
    /** When a mail with the present link may first have left: from then on the link opens. */
    linkSentAt: instant().nullable(),
    /** The machine of the sender, whose journal knows what was accepted. */
    sendingNode: p.text().nullable(),
    /** A code: why its mail cannot be prepared. */
    setAsideReason: p.text().nullable(),
    /** When a person decided to leave an unresolved delivery as it is. */
    leftAsIsAt: instant().nullable(),
    /** Waits until the versions of its recordings are ready. */
    awaitsMedia: p.boolean().default(false),
    /** Who closed the link, when `revokedAt` is set. */
    closedBy: p.text().$type<'AUTHOR' | 'RECIPIENT'>().nullable(),
  },
});

export type DeliveryRow = RowOf<typeof DeliveryEntity>;
