/** Tables that no entity describes yet, with the folder that owns them. The list only shrinks. */
export const tablesWithoutEntity: Readonly<Record<string, string>> = {
  clock_offset: 'adapters/clock',
  cost_buckets: 'platform/rate-limit',
  installation: 'operations/installation',
  key_checks: 'operations/installation',
  known_devices: 'people/security',
  object_checks: 'recordings/recordings',
  payments: 'people/users',
  rate_limit_hits: 'platform/rate-limit',
  recording_parts: 'recordings/recordings',
  recording_uploads: 'recordings/recordings',
  recording_versions: 'recordings/recordings',
  removed_recordings: 'recordings/recordings',
  sample_families: 'people/sample-family',
  security_events: 'people/security',
  subscriptions: 'people/users',
};

/** Columns of tables with an entity that lacks a property for them. The list only shrinks. */
export const columnsWithoutProperty: readonly string[] = [
  'recordings.attempts',
  'recordings.peaks',
  'recordings.stored_as',
  'recordings.verify_at',
  'users.deleted_at',
  'users.plan',
  'users.sample',
  'users.sender_name',
  'users.suspension_reason',
];
