import { accountsRest } from '#features/people/accounts/accounts.rest.ts';
import { AccountTokenEntity } from '#features/people/accounts/account-token.entity.ts';
import { EmailChangeEntity } from '#features/people/accounts/email-change.entity.ts';
import { EmailChangeResolver } from '#features/people/accounts/email-change.resolver.ts';
import { countSources } from '#features/insight/analytics/index.ts';
import { countedSignUps } from '#features/people/accounts/counted-accounts.ts';
import { forgetExpired } from '#features/people/accounts/jobs/forget-expired.sweep.ts';
import { sendAccountMail } from '#features/people/accounts/jobs/send-account-mail.job.ts';
import { accountMailsGerman } from '#features/people/accounts/mail/account-mails.de.ts';
import { accountMailsSpanish } from '#features/people/accounts/mail/account-mails.es.ts';
import { MeResolver } from '#features/people/accounts/me.resolver.ts';
import { passkeysRest } from '#features/people/accounts/passkeys.rest.ts';
import { PasswordResolver } from '#features/people/accounts/password.resolver.ts';
import { SecondStepEntity } from '#features/people/accounts/second-step.entity.ts';
import { SessionsResolver } from '#features/people/accounts/sessions.resolver.ts';
import { SignInResolver } from '#features/people/accounts/sign-in.resolver.ts';
import { defineFeature } from '#platform/feature.ts';

export {
  ensureAdminAccount,
  makeSetPasswordLink,
} from '#features/people/accounts/ensure-admin-account.ts';
export { Role } from '#features/people/accounts/account.types.ts';
export { closeAccount } from '#features/people/accounts/close-account.ts';
export { deleteTokensOf } from '#features/people/accounts/delete-tokens.ts';
export { usernameKey } from '#features/people/accounts/username.ts';
export { endSessionsOf } from '#features/people/accounts/sessions.ts';
export { sendAccountMail } from '#features/people/accounts/jobs/send-account-mail.job.ts';
export { mailVerification, markVerified } from '#features/people/accounts/verify-email.ts';
export { createVerifiedAccount } from '#features/people/accounts/create-verified-account.ts';
export { removeSecondFactor } from '#features/people/accounts/remove-second-factor.ts';
export { resolveSession, sessionCookie } from '#features/people/accounts/resolve-session.ts';
export { startSession } from '#features/people/accounts/sessions.ts';

export const accountsFeature = defineFeature({
  name: 'accounts',
  entities: [AccountTokenEntity, EmailChangeEntity, SecondStepEntity],
  extensions: [countSources.with(countedSignUps)],
  resolvers: [MeResolver, SignInResolver, PasswordResolver, SessionsResolver, EmailChangeResolver],
  jobs: [sendAccountMail],
  sweeps: [forgetExpired],
  rest: async (server, app) => {
    await accountsRest(server, app);
    await passkeysRest(server);
  },
  translations: {
    de: { accountMails: accountMailsGerman },
    es: { accountMails: accountMailsSpanish },
  },
});
