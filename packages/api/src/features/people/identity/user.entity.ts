import type { AccountRole } from '@infinite/schema/catalogue/staff';
import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';
import type { RowOf } from '#platform/database/tables.ts';

export const UserEntity = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: p.uuid().primary(),
    email: p.text(),
    /** The e-mail folded for comparison. */
    emailKey: p.text(),
    username: p.text(),
    usernameKey: p.text(),
    passwordHash: p.text().nullable().lazy(),
    role: p.text().$type<AccountRole>().default('member'),
    timeZone: p.text().default('UTC'),
    /** Of the browser that last signed in; counts while the account chose none. */
    locale: p.text().default('en'),
    /** See `preferencesOf`; '' while nothing is chosen. */
    preferences: p.text().default(''),
    /** The name that recipients read; null until the member chooses one. */
    senderName: p.text().nullable(),
    /** Kept by a trigger when a subscription changes. */
    plan: p.text().default('free'),
    /** Of a person in a sample family. */
    sample: p.boolean().default(false),
    emailVerifiedAt: instant().nullable(),
    lastSeenAt: instant().nullable(),
    /** Since when sign-in is refused. */
    suspendedAt: instant().nullable(),
    suspensionReason: p.text().nullable(),
    createdAt: instant(),
    /** A closed account keeps its row, because messages and ledgers name it. */
    deletedAt: instant().nullable(),
  },
});

export type User = RowOf<typeof UserEntity>;
