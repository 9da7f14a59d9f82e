/** The header with the family that a page shows; without it, the family of the session is used. */
export const familyHeader = 'x-family';

export const memberRoles = ['owner', 'editor', 'contributor', 'viewer'] as const;
export type MemberRoleName = (typeof memberRoles)[number];

/** Roles that an invitation or the owner can give; ownership is transferred. */
export const givenRoles = ['editor', 'contributor', 'viewer'] as const;
export type GivenRoleName = (typeof givenRoles)[number];

/** `none`: no member, or no longer one. They reach what they made in the family, and nothing else. */
export type FamilyStanding = MemberRoleName | 'none';

export function isFamilyStanding(value: unknown): value is FamilyStanding {
  return value === 'none' || memberRoles.some((role) => role === value);
}

/**
 * Who may what in a family. Policies ask this table, and the owner's page shows it. What a message
 * says is not in it: a message is its author's alone, whatever the role.
 */
export const familyRights = {
  seeRecordings: ['owner', 'editor', 'contributor', 'viewer'],
  seePeople: ['owner', 'editor', 'contributor', 'viewer'],
  addRecordings: ['owner', 'editor', 'contributor'],
  changeOwnRecordings: ['owner', 'editor', 'contributor'],
  writeMessages: ['owner', 'editor', 'contributor'],
  addChildren: ['owner', 'editor', 'contributor'],
  describeAllRecordings: ['owner', 'editor'],
  turnOnTranscripts: ['owner', 'editor'],
  readComments: ['owner', 'editor', 'contributor', 'viewer'],
  comment: ['owner', 'editor', 'contributor'],
  hideComments: ['owner', 'editor'],
  seeContacts: ['owner', 'editor', 'contributor', 'viewer'],
  addContacts: ['owner', 'editor', 'contributor'],
  changeAllContacts: ['owner', 'editor'],
  seeTree: ['owner', 'editor', 'contributor', 'viewer'],
  seeLivingDetails: ['owner', 'editor', 'contributor'],
  addToTree: ['owner', 'editor', 'contributor'],
  changeAllOfTree: ['owner', 'editor'],
  mergeTree: ['owner', 'editor'],
  importTree: ['owner', 'editor'],
  exportTree: ['owner', 'editor', 'contributor'],
  renameFamily: ['owner', 'editor'],
  managePeople: ['owner'],
  transferFamily: ['owner'],
} as const satisfies Record<string, readonly MemberRoleName[]>;

export type FamilyAct = keyof typeof familyRights;

export const familyActs = Object.keys(familyRights) as FamilyAct[];

export function mayInFamily(standing: FamilyStanding, act: FamilyAct): boolean {
  const roles: readonly FamilyStanding[] = familyRights[act];
  return roles.includes(standing);
}

export const familyLimits = {
  nameMaximum: 80,
  /** Families that one account may own. */
  ownedPerAccount: 20,
  /** Members of one family, and invitations that wait for an answer. */
  people: 200,
  personalWordsMaximum: 1000,
  /** Addresses of one pasted list or one file of contacts. */
  addressesAtOnce: 50,
  pastedCharacters: 200_000,
  invitationDays: 14,
  /** After that long, the address and the words of an invitation that is over are deleted. */
  closedInvitationDays: 90,
  /** An offer of ownership that is not answered. */
  offerDays: 14,
  invitationsPage: 25,
} as const;

export const familyRateLimits = {
  /** Invitation mails of one member: several lists a day, and no more. */
  invitationsPerMember: { max: 200, perSeconds: 86_400 },
  invitationPerAddress: { max: 5, perSeconds: 86_400 },
  openPerNetwork: { max: 120, perSeconds: 3600 },
  familiesPerMember: { max: 20, perSeconds: 86_400 },
} as const;
