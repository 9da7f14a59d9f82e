/** The subjects whose words the pages of the site show in every language. */
export type PageSubject =
  | 'accountLinks'
  | 'accounts'
  | 'answer'
  | 'authModal'
  | 'confirmEmail'
  | 'deadAccountLinks'
  | 'emailChange'
  | 'lateReasons'
  | 'library'
  | 'memberShell'
  | 'memories'
  | 'messageBody'
  | 'passkeys'
  | 'player'
  | 'received'
  | 'receivedVersions'
  | 'recipientProblems'
  | 'recipientRefusals'
  | 'recorder'
  | 'refusals'
  | 'resetPassword'
  | 'secondFactor'
  | 'secondStepPage'
  | 'signInPage'
  | 'siteShell'
  | 'tryRecorder'
  | 'verifyEmail';

/** The subjects of mails. */
export type MailSubject =
  | 'accountMails'
  | 'authorMails'
  | 'deletionMails'
  | 'deliveryMails'
  | 'invitationMail'
  | 'recipientMails'
  | 'securityMails';

export type Subject = PageSubject | MailSubject;
