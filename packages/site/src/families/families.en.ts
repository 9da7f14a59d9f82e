import { familyLimits } from '@infinite/schema/catalogue/families';
import { counted } from '@infinite/schema/words/dates.en';

/** The pages about a family's people and invitations. */
export const familyPageWords = {
  title: 'Your family’s people',
  lead: (family: string) => `Who belongs to ‘${family}’, and who is invited.`,
  description:
    'Invite relatives by email or link, choose what each of them may do, and see who is in.',
  keywords: ['family members', 'invitations', 'roles'],
  members: 'Members',
  you: 'You',
  joined: (day: string) => `Since ${day}`,
  change: 'Change',
  changeOf: (name: string) => `Change what ${name} may do`,
  makeRole: (role: string) => `Make ${role.toLowerCase()}`,
  roleChanged: (name: string, role: string) => `${name} is now ${article(role)}.`,
  handOver: 'Hand the family over …',
  handOverTitle: (name: string) => `Hand the family over to ${name}?`,
  handOverText: (name: string) =>
    `${name} is asked first. After they accept, they are the owner and you are an editor. Until then nothing changes.`,
  handOverConfirm: 'Ask them',
  handedOver: (name: string) => `${name} was asked and can answer on this page.`,
  remove: 'Remove from the family …',
  removeTitle: (name: string) => `Remove ${name}?`,
  removeText: (name: string) =>
    `${name} will no longer see the family’s recordings. What they recorded stays with the family and remains theirs to download; the messages they wrote stay theirs alone and are still delivered.`,
  removeConfirm: 'Remove',
  removed: (name: string) => `${name} is no longer a member.`,
  keep: 'Cancel',
  offerToYou: (from: string) => `${from} would like to hand this family over to you`,
  offerToYouText: (day: string) =>
    `As its owner you would invite people, change their roles and look after the family. You can answer until ${day}.`,
  accept: 'Accept the family',
  decline: 'No, thank you',
  accepted: 'You are now the owner of this family.',
  declined: 'The family stays as it is.',
  offered: (to: string, day: string) =>
    `You have offered this family to ${to}, who can answer until ${day}.`,
  withdraw: 'Take the offer back',
  withdrawn: 'The offer was taken back.',
  invite: 'Invite people',
  role: 'What may they do?',
  people: 'Email addresses',
  peopleHint: `One or several, in any form you have them: pasted from an email, a spreadsheet or an address book. At most ${familyLimits.addressesAtOnce} at once.`,
  fromBook: 'Choose from the address book',
  openingBook: 'Opening the address book …',
  contacts: 'Read a file of contacts (vCard)',
  contactsFailed: 'We could not read this file. Please choose a vCard file (.vcf).',
  found: (count: number) =>
    count === 0
      ? 'No address found yet'
      : count === 1
        ? 'One address found'
        : `${count} addresses found`,
  personal: 'A few words of yours (optional)',
  personalHint: 'They are part of the email and of the page that the link opens.',
  send: 'Send invitations',
  sent: (count: number) =>
    count === 1 ? 'One invitation is on its way.' : `${count} invitations are on their way.`,
  sentNone: 'Nobody was invited.',
  leftOut: 'Not invited',
  makeLink: 'Make a link instead',
  linkMade: 'A link for one person',
  linkHint: `Pass it on yourself. It works once, for ${familyLimits.invitationDays} days, and we show it only now.`,
  copy: 'Copy the link',
  copied: 'The link is copied.',
  qr: 'The link as a QR code',
  qrHint: 'Someone beside you can point the camera of their phone at it.',
  invitations: 'Invitations',
  none: 'Nobody is invited at the moment.',
  byLink: 'By link',
  states: {
    OPEN: 'Waiting',
    ACCEPTED: 'Accepted',
    DECLINED: 'Declined',
    REVOKED: 'Taken back',
    EXPIRED: 'Expired',
  },
  invitedBy: (name: string, day: string) => `Invited by ${name} on ${day}`,
  forChild: (name: string) => `to take over the profile of ${name}`,
  openUntil: (day: string) => `open until ${day}`,
  acceptedBy: (name: string, day: string) => `accepted by ${name} on ${day}`,
  resend: 'Send again',
  newLink: 'New link',
  resent: 'A fresh invitation is on its way. The earlier link no longer works.',
  revoke: 'Take back',
  actOn: (act: string, who: string) => `${act}: ${who}`,
  revoked: 'The invitation is taken back. Its link no longer works.',
  more: 'Show older invitations',
  rights: 'Who may do what',
  rightsLead:
    'A message is its author’s alone: whatever their role, nobody else reads it or learns that it exists.',
  right: 'Right',
  yes: 'Yes',
  no: 'No',
  picture: 'Picture of the family',
  pictureOf: (name: string) => `The picture of ‘${name}’`,
  pictureRemoved: 'The family has no picture now.',
  name: 'Name of the family',
  nameHint: 'Its members see it, and so does everyone you invite.',
  saveName: 'Save the name',
  nameSaved: 'The family has a new name.',
  leave: 'Leave this family',
  leaveTitle: (family: string) => `Leave ‘${family}’?`,
  leaveText:
    'You will no longer see its recordings. What you recorded stays with the family and remains yours to download; the messages you wrote stay yours alone and are still delivered.',
  leaveConfirm: 'Leave',
  start: 'Start another family',
  startText:
    'A place of its own, with its own people. You can switch between your families at any time.',
  startButton: 'Start this family',
  former:
    'You are no longer a member of this family. What you made here is still yours to read and download.',
  invitation: {
    title: 'An invitation for you',
    heading: (family: string) => `Join ‘${family}’`,
    lead: (name: string) => `${name} invites you into their family.`,
    wrote: (name: string) => `${name} wrote`,
    as: (role: string) => `You would join as ${article(role)}.`,
    could: {
      editor: 'You could add recordings, write messages, and tidy what the family keeps.',
      contributor: 'You could add recordings and write messages of your own.',
      viewer: 'You could watch and listen to what the family keeps.',
    },
    child: {
      heading: (name: string) => `The profile of ${name}`,
      lead: (name: string, family: string) =>
        `${name} would like you to take over the profile that ‘${family}’ kept for you as a child.`,
      recordings: (count: number) =>
        count === 0
          ? 'There is no recording of your voice in it yet.'
          : `With it comes what the family recorded of your voice (${counted(count, 'recording')}). It becomes yours: you decide who may hear it, and may erase it. Nobody else can.`,
      birthday: 'The family’s note of your birthday is erased.',
      accept: 'Take it over',
    },
    accept: 'Join the family',
    decline: 'No, thank you',
    declineText: (name: string) =>
      `${name} sees that you declined, and this link stops working. ${name} can invite you again.`,
    declineConfirm: 'Decline the invitation',
    declinedTitle: 'You declined the invitation',
    declined:
      'The family sees that you declined. If you change your mind, ask them for a new invitation.',
    pending: 'Joining …',
    forAddress: (address: string) => `This invitation is for ${address}.`,
    signIn: 'Sign in to join',
    signUp: 'Create an account',
    account: 'To join, you need an account. It is free, and takes a minute.',
    otherAddress: (address: string, yours: string) =>
      `This invitation is for ${address}, and you are signed in as ${yours}. Sign in with the other address, or ask the family to invite this one.`,
    alreadyIn: 'You are already a member of this family.',
    toDashboard: 'Go to your dashboard',
    dead: 'This invitation is no longer open. It may have been used, taken back or replaced by a newer one, or its fourteen days are over. Ask the family for a new one.',
    failedTitle: 'That did not work',
    failed: 'Please try again in a moment. The invitation stays open.',
  },
} as const;

function article(role: string): string {
  return `${/^[AEIO]/.test(role) ? 'an' : 'a'} ${role.toLowerCase()}`;
}
