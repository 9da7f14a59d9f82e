import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';

/** A browser that takes push messages for a member (RFC 8030). */
export const PushSubscriptionEntity = defineEntity({
  name: 'PushSubscription',
  tableName: 'push_subscriptions',
  properties: {
    id: p.uuid().primary(),
    userId: p.uuid(),
    /** The session that subscribed: no push message outlives a sign-out on the device. */
    sessionId: p.uuid(),
    endpoint: p.text(),
    /** The browser's public key and shared secret (RFC 8291), base64url. */
    p256dh: p.text(),
    auth: p.text(),
    device: p.text(),
    createdAt: instant(),
    lastSuccessAt: instant().nullable(),
  },
});

/** A notice on its way to one browser. */
export const PushEntity = defineEntity({
  name: 'Push',
  tableName: 'pushes',
  properties: {
    subscriptionId: p.uuid().primary(),
    notificationId: p.uuid().primary(),
    dueAt: instant(),
    attempts: p.integer().default(0),
  },
});
