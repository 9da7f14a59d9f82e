import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import type { Temporal } from 'temporal-polyfill';
import { InstantType } from '#platform/database/instant-type.ts';

export const UserEntity = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    id: p.uuid().primary(),
    email: p.string(),
    /** The e-mail folded for comparison. */
    emailKey: p.string(),
    username: p.string(),
    usernameKey: p.string(),
    passwordHash: p.string().nullable().lazy(),
    role: p.string().$type<'member' | 'admin'>(),
    timeZone: p.string(),
    locale: p.string(),
    emailVerifiedAt: p.type(InstantType).$type<Temporal.Instant>().nullable(),
    lastSeenAt: p.type(InstantType).$type<Temporal.Instant>().nullable(),
    /** Since when sign-in is refused. */
    suspendedAt: p.type(InstantType).$type<Temporal.Instant>().nullable(),
    createdAt: p.type(InstantType).$type<Temporal.Instant>(),
  },
});

export type User = InferEntity<typeof UserEntity>;
