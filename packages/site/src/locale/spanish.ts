import {
  accountLinksSpanish,
  accountsSpanish,
  authModalSpanish,
  confirmEmailSpanish,
  deadAccountLinksSpanish,
  resetPasswordSpanish,
  signInPageSpanish,
  verifyEmailSpanish,
} from '@infinite/schema/words/auth.es';
import { emailChangeSpanish } from '@infinite/schema/words/email-change.es';
import {
  lateReasonsSpanish,
  messageBodySpanish,
  receivedSpanish,
  receivedVersionsSpanish,
  recipientProblemsSpanish,
  recipientRefusalsSpanish,
} from '@infinite/schema/words/received.es';
import {
  mailPacesSpanish,
  noticeRefusalsSpanish,
  noticesSpanish,
} from '@infinite/schema/words/notifications.es';
import { memoriesSpanish } from '@infinite/schema/words/recordings.es';
import { refusalsSpanish } from '@infinite/schema/words/refusals.es';
import {
  passkeysSpanish,
  secondFactorSpanish,
  secondStepPageSpanish,
} from '@infinite/schema/words/second-factor.es';
import { siteShellSpanish } from '@infinite/schema/words/site-shell.es';
import type { PageSubject } from '@infinite/schema/words/subjects';
import { tellSpanish } from '@infinite/schema/words/tell.es';
import { noticePagesSpanish } from '#notices/notices.es.ts';
import { answerSpanish } from '#received/answer.es.ts';
import { librarySpanish, playerSpanish } from '#recordings/library/library.es.ts';
import { recorderSpanish } from '#recordings/recorder.es.ts';
import { tryRecorderSpanish } from '#recordings/visitor/try-recorder.es.ts';
import { actsSpanish } from '#settings/act.es.ts';
import { memberShellSpanish } from '#shell/member-shell.es.ts';

/** Everything that the site says in Spanish. */
export const spanish: Readonly<Record<PageSubject, object>> = {
  accountLinks: accountLinksSpanish,
  accounts: accountsSpanish,
  acts: actsSpanish,
  answer: answerSpanish,
  authModal: authModalSpanish,
  confirmEmail: confirmEmailSpanish,
  deadAccountLinks: deadAccountLinksSpanish,
  emailChange: emailChangeSpanish,
  lateReasons: lateReasonsSpanish,
  library: librarySpanish,
  mailPaces: mailPacesSpanish,
  memberShell: memberShellSpanish,
  memories: memoriesSpanish,
  messageBody: messageBodySpanish,
  noticePages: noticePagesSpanish,
  noticeRefusals: noticeRefusalsSpanish,
  notices: noticesSpanish,
  passkeys: passkeysSpanish,
  player: playerSpanish,
  received: receivedSpanish,
  receivedVersions: receivedVersionsSpanish,
  recipientProblems: recipientProblemsSpanish,
  recipientRefusals: recipientRefusalsSpanish,
  recorder: recorderSpanish,
  refusals: refusalsSpanish,
  resetPassword: resetPasswordSpanish,
  secondFactor: secondFactorSpanish,
  secondStepPage: secondStepPageSpanish,
  signInPage: signInPageSpanish,
  siteShell: siteShellSpanish,
  tell: tellSpanish,
  tryRecorder: tryRecorderSpanish,
  verifyEmail: verifyEmailSpanish,
};
