/** Tables that no entity describes yet, with the folder that owns them. The list only shrinks. */
export const tablesWithoutEntity: Readonly<Record<string, string>> = {
  clock_offset: 'adapters/clock',
  cost_buckets: 'platform/rate-limit',
  installation: 'operations/installation',
  key_checks: 'operations/installation',
  known_devices: 'people/security',
  payments: 'people/users',
  rate_limit_hits: 'platform/rate-limit',
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
