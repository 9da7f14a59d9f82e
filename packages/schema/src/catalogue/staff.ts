/** Roles of accounts that work on the product, the most powerful first. */
export const staffRoles = ['admin', 'editor', 'support', 'reader'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** What `users.role` holds. */
export const accountRoles = ['member', ...staffRoles] as const;
export type AccountRole = (typeof accountRoles)[number];

/**
 * What a call needs of staff. `.write` does not include `.read`: a role that changes something
 * has both. A restore is done at the terminal, so no right stands for it.
 */
export const staffRights = [
  // Articles, their pictures, reviews and the texts of the site.
  'content.read',
  'content.write',
  'newsletter.read',
  'newsletter.write',
  // What visitors wrote through the contact form.
  'enquiries.read',
  'enquiries.write',
  // Accounts and their figures; writing acts on accounts of members, of staff only with 'roles'.
  'users.read',
  'users.write',
  // Analytics, funnel, quizzes, experiments, search audits.
  'figures',
  'growth.write',
  // Health, jobs, backups.
  'operations.read',
  'operations.write',
  // Which deliveries failed, without what they deliver.
  'deliveries.read',
  'audit.read',
  'settings.read',
  'settings.write',
  // Service keys and the product's webhooks.
  'developers',
  // Every file of data: exports, backups, tables as CSV.
  'exports',
  // Who works on the product, and acts on accounts of staff.
  'roles',
] as const;
export type StaffRight = (typeof staffRights)[number];

const readings = [
  ...(['content.read', 'newsletter.read', 'enquiries.read', 'users.read', 'figures'] as const),
  ...(['operations.read', 'deliveries.read', 'audit.read', 'settings.read'] as const),
];

/** The one table of who may do what; the server's checks, the console and the tests read it. */
export const rightsOfStaff: Readonly<Record<StaffRole, ReadonlySet<StaffRight>>> = {
  admin: new Set(staffRights),
  editor: new Set<StaffRight>([
    ...(['content.read', 'content.write', 'newsletter.read', 'newsletter.write'] as const),
  ]),
  support: new Set<StaffRight>([
    ...(['users.read', 'users.write', 'enquiries.read', 'enquiries.write'] as const),
    'deliveries.read',
  ]),
  reader: new Set<StaffRight>(readings),
};

export function isStaffRole(role: string): role is StaffRole {
  return staffRoles.some((each) => each === role);
}

/** Whether the role gives the right; a member has none. */
export function hasRight(role: AccountRole, right: StaffRight): boolean {
  return isStaffRole(role) && rightsOfStaff[role].has(right);
}
