/**
 * What an API key may be allowed, by feature. `write` includes `read` of the same feature: who
 * changes a thing is answered with it. A personal key acts as its member; a service key does an
 * administrator's work and never sees what belongs to a family.
 */
export const apiScopes = {
  'account:read': { kind: 'personal', words: 'Read your name, address and time zone' },
  'account:write': { kind: 'personal', words: 'Change your name and time zone' },
  'messages:read': { kind: 'personal', words: 'Read your messages and how their delivery goes' },
  'messages:write': { kind: 'personal', words: 'Write, schedule, change and cancel messages' },
  'recordings:read': { kind: 'personal', words: 'List and download what your family keeps' },
  'recordings:write': { kind: 'personal', words: 'Upload, rename and remove recordings' },
  'tree:read': { kind: 'personal', words: 'Read your family tree, without details of the living' },
  'tree:write': { kind: 'personal', words: 'Add to your family tree and change it' },
  'tree:living': {
    kind: 'personal',
    words: 'See the dates, places and facts of living people in the tree, as you do',
  },
  'users:read': { kind: 'service', words: 'Read the accounts and their figures' },
  'users:write': { kind: 'service', words: 'Suspend accounts and sign them out' },
  'settings:read': { kind: 'service', words: 'Read the settings' },
  'settings:write': { kind: 'service', words: 'Change the settings' },
  'content:read': { kind: 'service', words: 'Read articles and site settings, drafts too' },
  'content:write': { kind: 'service', words: 'Write and publish articles, change site settings' },
  'analytics:read': { kind: 'service', words: 'Read the figures' },
  'operations:read': { kind: 'service', words: 'Read the health of jobs, deliveries and backups' },
  'operations:write': { kind: 'service', words: 'Retry jobs and begin backups' },
  'audit:read': { kind: 'service', words: 'Read the audit log' },
  'webhooks:read': { kind: 'service', words: 'Read webhooks and their delivery log' },
  'webhooks:write': { kind: 'service', words: 'Switch, change, remove and replay webhooks' },
} as const satisfies Record<string, { kind: ApiKeyKindName; words: string }>;

export type ApiKeyKindName = 'personal' | 'service';
export type ApiScope = keyof typeof apiScopes;

export function isApiScope(name: string): name is ApiScope {
  return Object.hasOwn(apiScopes, name);
}

export function scopesOf(kind: ApiKeyKindName): ApiScope[] {
  return Object.keys(apiScopes)
    .filter(isApiScope)
    .filter((scope) => apiScopes[scope].kind === kind);
}

/** Whether a key with these scopes may do what needs `needed`. */
export function grants(scopes: ReadonlySet<string>, needed: ApiScope): boolean {
  return scopes.has(needed) || scopes.has(needed.replace(/:read$/, ':write'));
}
