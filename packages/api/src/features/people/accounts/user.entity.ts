import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { Temporal } from 'temporal-polyfill';
import { InstantType } from '#platform/database/instant-type.ts';

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
    role: p.text().$type<'member' | 'admin'>().default('member'),
    timeZone: p.text().default('UTC'),
    locale: p.text().default('en'),
    emailVerifiedAt: p.type(InstantType).$type<Temporal.Instant>().nullable(),
    lastSeenAt: p.type(InstantType).$type<Temporal.Instant>().nullable(),
    /** Since when sign-in is refused. */
    suspendedAt: p.type(InstantType).$type<Temporal.Instant>().nullable(),
    createdAt: p.type(InstantType).$type<Temporal.Instant>(),
  },
});

export type User = InferEntity<typeof UserEntity>;
