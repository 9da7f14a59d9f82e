import { defineEntity, p } from '@mikro-orm/core';
import type { MemberRoleName } from '@infinite/schema/catalogue/families';
import { instant } from '#platform/database/instant-type.ts';
import type { RowOf } from '#platform/database/tables.ts';

export const FamilyEntity = defineEntity({
  name: 'Family',
  tableName: 'families',
  properties: {
    id: p.uuid().primary(),
    name: p.text(),
    /** The family's key under the master key; see `KeyRing`. */
    wrappedKey: p.blob().lazy(),
    createdAt: instant(),
    /** Of a family that a visitor looks at: when it is taken away. Null for every real one. */
    sampleUntil: instant().nullable(),
  },
});

export type Family = RowOf<typeof FamilyEntity>;

export type MemberRole = MemberRoleName;

export const MembershipEntity = defineEntity({
  name: 'Membership',
  tableName: 'memberships',
  properties: {
    familyId: p.uuid().primary(),
    userId: p.uuid().primary(),
    role: p.text().$type<MemberRole>(),
    createdAt: instant(),
  },
});

export type Membership = RowOf<typeof MembershipEntity>;
