import { accountsRest } from '#features/accounts/accounts.rest.ts';
import { AccountTokenEntity } from '#features/accounts/account-token.entity.ts';
import { forgetExpired } from '#features/accounts/jobs/forget-expired.sweep.ts';
import { sendAccountMail } from '#features/accounts/jobs/send-account-mail.job.ts';
import { MeResolver } from '#features/accounts/me.resolver.ts';
import { PasswordResolver } from '#features/accounts/password.resolver.ts';
import { SessionEntity } from '#features/accounts/session.entity.ts';
import { SessionsResolver } from '#features/accounts/sessions.resolver.ts';
import { SignInResolver } from '#features/accounts/sign-in.resolver.ts';
import { UserEntity } from '#features/accounts/user.entity.ts';
import { defineFeature } from '#platform/feature.ts';

export {
  ensureAdminAccount,
  makeSetPasswordLink,
} from '#features/accounts/ensure-admin-account.ts';
export { Role } from '#features/accounts/account.types.ts';
export { closeAccount } from '#features/accounts/close-account.ts';
export { endSessionsOf } from '#features/accounts/sessions.ts';
export { sendAccountMail } from '#features/accounts/jobs/send-account-mail.job.ts';
export { mailVerification } from '#features/accounts/verify-email.ts';
export { createVerifiedAccount } from '#features/accounts/create-verified-account.ts';
export { resolveSession, sessionCookie } from '#features/accounts/resolve-session.ts';
export { startSession } from '#features/accounts/sessions.ts';
export { UserEntity } from '#features/accounts/user.entity.ts';

export const accountsFeature = defineFeature({
  name: 'accounts',
  entities: [UserEntity, SessionEntity, AccountTokenEntity],
  resolvers: [MeResolver, SignInResolver, PasswordResolver, SessionsResolver],
  jobs: [sendAccountMail],
  sweeps: [forgetExpired],
  rest: accountsRest,
});
