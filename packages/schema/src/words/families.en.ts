import type { FamilyAct, FamilyStanding } from '#catalogue/families.ts';
import { familyLimits } from '#catalogue/families.ts';

/** Words about families, their people and invitations that the API and the pages share. */
export const familyWords = {
  roles: {
    owner: 'Owner',
    editor: 'Editor',
    contributor: 'Contributor',
    viewer: 'Viewer',
    none: 'No longer a member',
  } satisfies Record<FamilyStanding, string>,
  /** What a role means, where one is chosen. */
  roleHints: {
    editor: 'Adds recordings, writes messages, and tidies what the family keeps',
    contributor: 'Adds recordings and writes messages, and changes their own',
    viewer: 'Watches and listens',
  },
  acts: {
    seeRecordings: 'Watch and listen to the family’s recordings',
    seePeople: 'See who is in the family',
    addRecordings: 'Add recordings, photos and files',
    changeOwnRecordings: 'Change, trim and delete their own recordings',
    writeMessages: 'Write and schedule messages',
    addChildren: 'Keep profiles of their own children',
    describeAllRecordings: 'Change the title, the note and the transcript of every recording',
    turnOnTranscripts: 'Turn transcripts on and off',
    readComments: 'Read comments and leave a heart or a candle',
    comment: 'Write comments and ask questions',
    hideComments: 'Hide the comments of others',
    seeContacts: 'Look things up in the family’s address book',
    addContacts: 'Add people to the address book, and change those they added',
    changeAllContacts: 'Change everyone in the address book',
    renameFamily: 'Change the family’s name and picture',
    managePeople: 'Invite people, change roles and remove members',
    transferFamily: 'Hand the family over to another member',
  } satisfies Record<FamilyAct, string>,
  notMember:
    'You are not a member of this family. What you made there is still yours to read and download.',
  notYourRole: 'Your role in this family does not include this. Its owner can change your role.',
  nameNeeded: 'Please give the family a name',
  nameTooLong: `Please choose a name of at most ${familyLimits.nameMaximum} characters`,
  tooManyFamilies: `An account can own at most ${familyLimits.ownedPerAccount} families.`,
  tooManyPeople: `A family can have at most ${familyLimits.people} members and open invitations.`,
  wordsTooLong: `Please write at most ${familyLimits.personalWordsMaximum} characters`,
  listTooLong: 'This list is too long. Please send it in parts.',
  noAddress: 'There is no email address in this list yet',
  roleUnknown: 'Please choose a role from the list',
  ownerStays:
    'An owner cannot leave the family without one. Hand the family over to another member first.',
  ownerKept: 'The owner keeps that role until the family is handed over.',
  offerGone: 'This offer has expired or was taken back.',
  offerOpen: 'The family is already offered to someone. Take that offer back first.',
  unconfirmedTaker: 'This member has not confirmed their email address yet.',
  invitationGone: 'This invitation is no longer open. Ask the family for a new one.',
  otherAddress: (address: string) =>
    `This invitation is for ${address}. Sign in with that address, or ask the family to invite this one.`,
  alreadyIn: 'You are already a member of this family.',
  ownAddress: 'This is your own address',
  isMember: 'Already in the family',
  isInvited: 'Already invited',
  takesNoMail: 'We cannot send email to this address. You can pass on a link instead.',
  twice: 'Named twice',
  notAnAddress: 'Not an email address',
  overLimit: `Only ${familyLimits.addressesAtOnce} people can be invited at once`,
} as const;
