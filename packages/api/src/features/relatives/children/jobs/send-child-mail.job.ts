import { z } from 'zod';
import { sql } from 'kysely';
import { ownerIdsOf } from '#features/people/families/index.ts';
import { usersOf } from '#features/people/identity/index.ts';
import { ChildEntity } from '#features/relatives/children/child.entity.ts';
import { childMail } from '#features/relatives/children/mail/child-mail.tsx';
import { rowsOf } from '#platform/database/tables.ts';
import { defineJob } from '#platform/jobs/define-job.ts';

/**
 * Tells the parent that a child may take the profile over, or is grown; of a grown child, the owner
 * too, who may then send the invitation. Neither name nor birthday leaves the family: the mail says
 * where to look.
 */
export const sendChildMail = defineJob({
  name: 'send-child-mail',
  payload: z.object({ childId: z.string(), occasion: z.enum(['handOver', 'grown']) }),
  retryLimit: 150,
  handle: async (ctx, { childId, occasion }) => {
    const child = await ctx.em.findOne(ChildEntity, { id: childId });
    // Withdrawn or taken over, while the mail waited.
    if (!child || child.eraseAt !== null || child.accountId !== null) return;
    const owners = await rowsOf(
      ctx.em,
      sql<{ id: string }>`select id from unnest(array${ownerIdsOf(child.familyId)}) as o (id)`,
    );
    const to = new Set([
      child.parentId,
      ...(occasion === 'grown' ? owners : []).map(({ id }) => id),
    ]);
    const { publicOrigin: origin } = ctx.app.config;
    for (const user of (await usersOf(ctx.em, [...to])).values()) {
      if (user.deletedAt !== null) continue;
      await ctx.app.mailer.send({
        purpose: 'account',
        ...childMail({ occasion, origin }),
        // The same at another attempt, so that a mail program shows it once.
        messageId: `child-${childId}-${occasion}-${user.id}@${new URL(origin).hostname}`,
        to: { address: user.email },
      });
    }
  },
});
