import type { SealedColumn } from '#features/people/families/index.ts';

/** Bodies of messages and of delivery snapshots; both are bound to the id of the message. */
export const sealedBodies: readonly SealedColumn[] = [
  {
    table: 'messages',
    column: 'sealed_body',
    kind: 'message-body',
    row: 'id',
    plain: 'body',
  },
  {
    table: 'delivery_snapshots',
    column: 'sealed_body',
    kind: 'message-body',
    row: 'message_id',
    part: 'occurrence',
    plain: 'body',
  },
];
