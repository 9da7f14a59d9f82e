import type { FamilyStanding } from '@infinite/schema/catalogue/families';
import type { FamilyRole } from '@infinite/schema/generated/graphql';

/** The roles of the API by the names that the catalogue and the words have for them. */
export const roleNames = {
  OWNER: 'owner',
  EDITOR: 'editor',
  CONTRIBUTOR: 'contributor',
  VIEWER: 'viewer',
  NONE: 'none',
} as const satisfies Record<FamilyRole, FamilyStanding>;

/** The roles that an owner gives, from the most rights to the fewest. */
export const rolesToGive = ['EDITOR', 'CONTRIBUTOR', 'VIEWER'] as const;
export type RoleToGive = (typeof rolesToGive)[number];
