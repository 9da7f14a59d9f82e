import {
  accountLinksGerman,
  accountsGerman,
  authModalGerman,
  confirmEmailGerman,
  deadAccountLinksGerman,
  resetPasswordGerman,
  signInPageGerman,
  verifyEmailGerman,
} from '@infinite/schema/words/auth.de';
import { emailChangeGerman } from '@infinite/schema/words/email-change.de';
import {
  lateReasonsGerman,
  messageBodyGerman,
  receivedGerman,
  receivedVersionsGerman,
  recipientProblemsGerman,
  recipientRefusalsGerman,
} from '@infinite/schema/words/received.de';
import {
  mailPacesGerman,
  noticeRefusalsGerman,
  noticesGerman,
} from '@infinite/schema/words/notifications.de';
import { memoriesGerman } from '@infinite/schema/words/recordings.de';
import { refusalsGerman } from '@infinite/schema/words/refusals.de';
import {
  passkeysGerman,
  secondFactorGerman,
  secondStepPageGerman,
} from '@infinite/schema/words/second-factor.de';
import { siteShellGerman } from '@infinite/schema/words/site-shell.de';
import type { PageSubject } from '@infinite/schema/words/subjects';
import { tellGerman } from '@infinite/schema/words/tell.de';
import { noticePagesGerman } from '#notices/notices.de.ts';
import { answerGerman } from '#received/answer.de.ts';
import { libraryGerman, playerGerman } from '#recordings/library/library.de.ts';
import { recorderGerman } from '#recordings/recorder.de.ts';
import { tryRecorderGerman } from '#recordings/visitor/try-recorder.de.ts';
import { actsGerman } from '#settings/act.de.ts';
import { memberShellGerman } from '#shell/member-shell.de.ts';

/** Everything that the site says in German. */
export const german: Readonly<Record<PageSubject, object>> = {
  accountLinks: accountLinksGerman,
  accounts: accountsGerman,
  acts: actsGerman,
  answer: answerGerman,
  authModal: authModalGerman,
  confirmEmail: confirmEmailGerman,
  deadAccountLinks: deadAccountLinksGerman,
  emailChange: emailChangeGerman,
  lateReasons: lateReasonsGerman,
  library: libraryGerman,
  mailPaces: mailPacesGerman,
  memberShell: memberShellGerman,
  memories: memoriesGerman,
  messageBody: messageBodyGerman,
  noticePages: noticePagesGerman,
  noticeRefusals: noticeRefusalsGerman,
  notices: noticesGerman,
  passkeys: passkeysGerman,
  player: playerGerman,
  received: receivedGerman,
  receivedVersions: receivedVersionsGerman,
  recipientProblems: recipientProblemsGerman,
  recipientRefusals: recipientRefusalsGerman,
  recorder: recorderGerman,
  refusals: refusalsGerman,
  resetPassword: resetPasswordGerman,
  secondFactor: secondFactorGerman,
  secondStepPage: secondStepPageGerman,
  signInPage: signInPageGerman,
  siteShell: siteShellGerman,
  tell: tellGerman,
  tryRecorder: tryRecorderGerman,
  verifyEmail: verifyEmailGerman,
};
