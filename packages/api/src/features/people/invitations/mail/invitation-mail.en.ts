import { nameInSubject } from '@infinite/schema/text/name-in-subject';
import { translatable } from '@infinite/schema/words/locale';
import { familyLimits, type GivenRoleName } from '@infinite/schema/catalogue/families';

/** The mail that invites somebody into a family. Names are what members chose to be called. */
export const invitationMailWords = translatable('invitationMail', {
  sign: 'Infinite Connections',
  subject: (invitedBy: string) => `${nameInSubject(invitedBy)} invites you into their family`,
  preview: 'Recordings, photos and stories of your family, kept in one place.',
  heading: (familyName: string) => `You are invited to ‘${familyName}’`,
  why: (invitedBy: string, familyName: string) =>
    `${invitedBy} would like you to join ‘${familyName}’ on Infinite Connections, where families keep voices, photos and stories.`,
  role: {
    editor: 'You could add recordings, write messages, and help keep the family’s things in order.',
    contributor: 'You could add recordings and write messages of your own.',
    viewer: 'You could watch and listen to what the family keeps.',
  } satisfies Record<GivenRoleName, string>,
  child:
    'The family kept a profile for you as a child. With this invitation you can take it over, with the recordings of your voice.',
  wrote: (invitedBy: string) => `${invitedBy} wrote:`,
  action: 'See the invitation',
  expires: `The link works once, for ${familyLimits.invitationDays} days, and only with this email address. If you do not know who this is, you need not do anything.`,
});
