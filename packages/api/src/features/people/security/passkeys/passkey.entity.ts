import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** A key pair of a device: the device keeps the private half, this row the public one. */
export const PasskeyEntity = defineEntity({
  name: 'Passkey',
  tableName: 'passkeys',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    /** Base64url, as the authenticator chose it. */
    credentialId: p.text(),
    /** COSE key (RFC 9052). */
    publicKey: p.blob().$type<Uint8Array>(),
    /** Of the last use; always 0 where the authenticator does not count. */
    counter: p.bigint('number').columnType('bigint'),
    /** By commas: how a browser reaches the authenticator. */
    transports: p.text(),
    name: p.text(),
    createdAt: instant(),
    lastUsedAt: instant().nullable(),
  },
});
