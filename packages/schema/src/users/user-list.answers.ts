import { z } from 'zod';

/** The documented totals (specification, section 3). */
export const adminStatsAnswer = z
  .object({
    totalUsers: z.int(),
    totalMemories: z.int().describe('All media files.'),
    totalVoiceMessages: z.int().describe('Recorded messages.'),
    totalRevenue: z.number().describe('Dollars: what was paid and not paid back.'),
    activeSubscriptions: z.int(),
  })
  .meta({ id: 'AdminStats' });

export type AdminStats = z.output<typeof adminStatsAnswer>;

/** The documented row of a user. */
export const adminUserAnswer = z
  .object({
    id: z.string(),
    username: z.string(),
    email: z.string(),
    subscriptionPlan: z.string().describe('free or a paid plan.'),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'AdminUser' });
