import { StandingDocument } from '@infinite/schema/generated/operations';
import { z } from 'zod';
import { callApi } from '#main/api/call-api.ts';
import type { DesktopApp } from '#main/desktop-app.ts';
import type { Profile } from '#main/profiles/profile-file.ts';
import type { Standing } from './standing.ts';

const count = z.number().int().nonnegative();
/** A part is null where the role does not include it. */
const answer = z.object({
  data: z.object({
    standing: z.object({
      deliveries: z
        .object({ dueDeliveries: count, late: count, failed: count, held: z.boolean() })
        .nullable(),
      alarms: z.array(z.object({ id: z.string(), kind: z.string() })).nullable(),
      lastBackupFailed: z.boolean().nullable(),
      openEnquiries: count.nullable(),
      waitingReviews: count.nullable(),
    }),
  }),
});
const body = JSON.stringify({ operationName: 'Standing', query: StandingDocument });

/** Null if signed out, not of staff, unreachable, or an invalid response. */
export async function readStanding(app: DesktopApp, profile: Profile): Promise<Standing | null> {
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
  const { deliveries, alarms, ...read } = parsed.data.data.standing;
  return {
    deliveries: deliveries && { ...deliveries, due: deliveries.dueDeliveries },
    // The hold is a state of its own here.
    alarms: alarms?.filter(({ kind }) => kind !== 'hold').map(({ id }) => id) ?? null,
    enquiries: read.openEnquiries,
    reviews: read.waitingReviews,
    backupFailed: read.lastBackupFailed,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
