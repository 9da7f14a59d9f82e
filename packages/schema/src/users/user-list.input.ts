import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { planIds } from '#catalogue/plans.ts';
import { accountRoles } from '#catalogue/staff.ts';
import { userLimits, userOrders } from '#catalogue/users.ts';
import { keepOneLine } from '#text/plain-text.ts';
import { usersWords } from '#words/users.en.ts';

const instant = z.string().refine((text) => {
  try {
    return Boolean(Temporal.Instant.from(text));
  } catch {
    return false;
  }
}, usersWords.badInstant);

/** What no database can hold is taken out before anything else. */
const search = z.string().overwrite(keepOneLine).trim().max(userLimits.searchCharacters);

/** Which accounts; what is left out does not narrow. */
export const userFilterInput = z.object({
  /** Any part of the username or the e-mail address. */
  search: search.nullish(),
  ids: z.array(z.guid()).max(userLimits.bulkMax).nullish(),
  plans: z.array(z.enum(planIds)).max(planIds.length).nullish(),
  role: z.enum(accountRoles).nullish(),
  emailVerified: z.boolean().nullish(),
  suspended: z.boolean().nullish(),
  /** From this instant on. */
  createdFrom: instant.nullish(),
  /** Before this instant. */
  createdBefore: instant.nullish(),
});

export type UserFilterInput = z.output<typeof userFilterInput>;

/** Where counting may end. */
export const countedAtMost = z.number().int().min(1).nullish();

export const userOrderInput = z.object({
  by: z.enum(userOrders).nullish(),
  descending: z.boolean().nullish(),
});

export type UserOrderInput = z.output<typeof userOrderInput>;

/** The query of GET /api/admin/users. */
export const userListQuery = z.object({
  first: z.coerce.number<string>().int().min(1).max(userLimits.restPage).optional(),
  after: z.string().max(400).optional(),
  search: search.optional(),
});
