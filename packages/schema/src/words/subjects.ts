/** The subjects whose words the pages of the site show in every language. */
export type PageSubject =
  | 'accountLinks'
  | 'accounts'
  | 'acts'
  | 'answer'
  | 'authModal'
  | 'confirmEmail'
  | 'deadAccountLinks'
  | 'emailChange'
  | 'lateReasons'
  | 'library'
  | 'mailPaces'
  | 'memberShell'
  | 'memories'
  | 'messageBody'
  | 'noticePages'
  | 'noticeRefusals'
  | 'notices'
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
  | 'noticeMails'
  | 'recipientMails'
  | 'securityMails'
  | 'webhookMails';

export type Subject = PageSubject | MailSubject;
