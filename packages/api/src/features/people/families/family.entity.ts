import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { InstantType } from '#platform/database/instant-type.ts';

export const FamilyEntity = defineEntity({
  name: 'Family',
  tableName: 'families',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    /** The family's key under the master key; see `KeyRing`. */
    wrappedKey: p.blob().lazy(),
    createdAt: p.type(InstantType),
    /** Of a family that a visitor looks at: when it is taken away. Null for every real one. */
    sampleUntil: p.type(InstantType).nullable(),
  },
});

export type Family = InferEntity<typeof FamilyEntity>;

export const MembershipEntity = defineEntity({
  name: 'Membership',
  tableName: 'memberships',
  properties: {
    familyId: p.uuid().primary(),
    userId: p.uuid().primary(),
    role: p.text().$type<'owner' | 'editor' | 'contributor' | 'viewer'>(),
    createdAt: p.type(InstantType),
  },
});
