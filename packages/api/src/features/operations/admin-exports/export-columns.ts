import type { ExportKind } from '@infinite/schema/catalogue/admin';
import { ofRealFamilies } from '#features/people/families/index.ts';
import { harmless, instant } from '#features/operations/admin-exports/cells.ts';

/**
 * What leaves by CSV: figures and facts of administration. Never what was written or recorded for
 * somebody: no titles, letters, file names, notes, names of recipients or their addresses.
 */
export const exportSources: Record<ExportKind, { from: string; columns: Record<string, string> }> =
  {
    users: {
      // What is left of a deleted account is no user.
      from: `users u where u.deleted_at is null and not u.sample`,
      columns: {
        id: 'u.id',
        username: harmless('u.username'),
        email: harmless('u.email'),
        subscriptionPlan: 'u.plan',
        createdAt: instant('u.created_at'),
        role: 'u.role',
        emailVerifiedAt: instant('u.email_verified_at'),
        lastSeenAt: instant('u.last_seen_at'),
      },
    },
    memories: {
      from: `recordings r where r.${ofRealFamilies}`,
      columns: {
        id: 'r.id',
        ownerId: 'r.created_by',
        familyId: 'r.family_id',
        kind: 'r.kind',
        state: 'r.state',
        origin: 'r.origin',
        mimeType: harmless('r.mime_type'),
        bytes: 'r.bytes',
        sha256: 'r.sha256',
        durationMs: 'r.duration_ms',
        createdAt: instant('r.created_at'),
        updatedAt: instant('r.updated_at'),
      },
    },
    messages: {
      from: `messages m where m.${ofRealFamilies}`,
      columns: {
        id: 'm.id',
        authorId: 'm.author_id',
        familyId: 'm.family_id',
        state: 'm.state',
        trigger: 'm.trigger_kind',
        scheduledAt: instant('m.scheduled_at'),
        recipients: `(select count(*) from message_recipients x where x.family_id = m.family_id
        and x.message_id = m.id and x.removed_at is null)`,
        attachments: `(select count(*) from message_attachments x
        where x.family_id = m.family_id and x.message_id = m.id)`,
        delivered: deliveriesIn('DELIVERED'),
        failed: deliveriesIn('FAILED'),
        createdAt: instant('m.created_at'),
        updatedAt: instant('m.updated_at'),
      },
    },
    subscribers: {
      from: 'newsletter_subscribers n',
      columns: {
        id: 'n.id',
        email: harmless('n.email'),
        state: 'n.state',
        pace: 'n.pace',
        interests: `array_to_string(n.interests, ' ')`,
        countsOpens: 'n.counts_opens',
        language: harmless('n.language'),
        place: 'n.place',
        createdAt: instant('n.created_at'),
        confirmedAt: instant('n.confirmed_at'),
        leftAt: instant('n.left_at'),
      },
    },
  };

function deliveriesIn(state: string): string {
  return `(select count(*) from deliveries x where x.family_id = m.family_id
    and x.message_id = m.id and x.state = '${state}')`;
}
