import type { SealedColumn } from '#features/people/families/index.ts';

/** Letters, and what deliveries keep of them; both are bound to the message. */
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
