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
import { memoriesGerman } from '@infinite/schema/words/recordings.de';
import { refusalsGerman } from '@infinite/schema/words/refusals.de';
import {
  passkeysGerman,
  secondFactorGerman,
  secondStepPageGerman,
} from '@infinite/schema/words/second-factor.de';
import { siteShellGerman } from '@infinite/schema/words/site-shell.de';
import type { PageSubject } from '@infinite/schema/words/subjects';
import { answerGerman } from '#received/answer.de.ts';
import { libraryGerman, playerGerman } from '#recordings/library/library.de.ts';
import { recorderGerman } from '#recordings/recorder.de.ts';
import { tryRecorderGerman } from '#recordings/visitor/try-recorder.de.ts';
import { memberShellGerman } from '#shell/member-shell.de.ts';

/** Everything that the site says in German. */
export const german: Readonly<Record<PageSubject, object>> = {
  accountLinks: accountLinksGerman,
  accounts: accountsGerman,
  answer: answerGerman,
  authModal: authModalGerman,
  confirmEmail: confirmEmailGerman,
  deadAccountLinks: deadAccountLinksGerman,
  emailChange: emailChangeGerman,
  lateReasons: lateReasonsGerman,
  library: libraryGerman,
  memberShell: memberShellGerman,
  memories: memoriesGerman,
  messageBody: messageBodyGerman,
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
  tryRecorder: tryRecorderGerman,
  verifyEmail: verifyEmailGerman,
};
