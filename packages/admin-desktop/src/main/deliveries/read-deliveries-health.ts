import { DesktopHealthDocument } from '@infinite/schema/generated/operations';
import { z } from 'zod';
import { callApi } from '#main/api/call-api.ts';
import type { DesktopApp } from '#main/desktop-app.ts';
import type { Profile } from '#main/profiles/profile-file.ts';
import type { DeliveriesHealth } from './deliveries-health.ts';

const count = z.number().int().nonnegative();
const answer = z.object({
  data: z.object({
    deliveryHealth: z.object({
      dueDeliveries: count,
      late: count,
      failed: count,
      held: z.boolean(),
    }),
    openAlarms: z.array(z.object({ id: z.string(), kind: z.string() })),
    enquiries: z.object({ totalCount: count }),
    reviewsForModeration: z.object({ totalCount: count }),
    backups: z.object({ nodes: z.array(z.object({ state: z.string() })) }),
  }),
});
const body = JSON.stringify({
  operationName: 'DesktopHealth',
  query: DesktopHealthDocument,
});

/** Null if signed out, not an administrator, unreachable, or an invalid response. */
export async function readDeliveriesHealth(
  app: DesktopApp,
  profile: Profile,
): Promise<DeliveriesHealth | null> {
  const session = await app.session(profile);
  // Sends no request while signed out: it would only fill the server's log.
  if ((await session.cookies()).length === 0) return null;
  const reply = await callApi(session, profile.origin, {
    method: 'POST',
    path: '/graphql',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body,
  });
  app.reached(reply.reached || reply.reason !== 'offline');
  const parsed = answer.safeParse(reply.reached ? parseJson(reply.body) : null);
  if (!parsed.success) return null;
  const { deliveryHealth, openAlarms, enquiries, reviewsForModeration, backups } = parsed.data.data;
  const { dueDeliveries: due, late, failed, held } = deliveryHealth;
  return {
    due,
    late,
    failed,
    held,
    // The hold is a state of its own here.
    alarms: openAlarms.filter(({ kind }) => kind !== 'hold').map(({ id }) => id),
    inbox: enquiries.totalCount + reviewsForModeration.totalCount,
    backupFailed: backups.nodes[0]?.state === 'FAILED',
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
