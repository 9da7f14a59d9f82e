/** Tables that no entity describes yet, with the folder that owns them. The list only shrinks. */
export const tablesWithoutEntity: Readonly<Record<string, string>> = {
  known_devices: 'people/security',
  payments: 'people/users',
  sample_families: 'people/sample-family',
  security_events: 'people/security',
  subscriptions: 'people/users',
};

/** Columns of tables with an entity that lacks a property for them. The list only shrinks. */
export const columnsWithoutProperty: readonly string[] = [
  'users.deleted_at',
  'users.plan',
  'users.sample',
  'users.sender_name',
  'users.suspension_reason',
];
