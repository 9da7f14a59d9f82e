import type {
  LedgerEvent,
  LedgerEvidence,
} from '#features/messages/delivery/delivery-ledger.en.ts';
import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** One line of the ledger. A trigger refuses updates and deletions. */
export const DeliveryEventEntity = defineEntity({
  name: 'DeliveryEvent',
  tableName: 'delivery_events',
  properties: {
    familyId: p.uuid().primary(),
    id: p.uuid().primary(),
    seq: p.bigint('number').generated('identity'),
    messageId: p.uuid(),
    deliveryId: p.uuid().nullable(),
    at: instant(),
    /** `member:<id>`, `system:<job>`, `sender-link`, `recipient-link`. */
    actor: p.text(),
    what: p.text().$type<LedgerEvent>(),
    fromState: p.text().nullable(),
    toState: p.text().nullable(),
    /** A code. */
    why: p.text().nullable(),
    evidence: p.json<LedgerEvidence>().defaultRaw(`'{}'`),
  },
});
