import { forgetSecurityEvents } from '#features/people/security/jobs/forget-security-events.sweep.ts';
import { sendSecurityMail } from '#features/people/security/jobs/send-security-mail.job.ts';
import { securityMailsGerman } from '#features/people/security/mail/security-mails.de.ts';
import { securityMailsSpanish } from '#features/people/security/mail/security-mails.es.ts';
import { securityRest } from '#features/people/security/security.rest.ts';
import { KnownDeviceEntity } from '#features/people/security/known-device.entity.ts';
import { SecurityEventEntity } from '#features/people/security/security-event.entity.ts';
import { SecurityResolver } from '#features/people/security/security.resolver.ts';
import { PasskeyChallengeEntity } from '#features/people/security/passkeys/passkey-challenge.entity.ts';
import { PasskeyEntity } from '#features/people/security/passkeys/passkey.entity.ts';
import { AuthenticatorEntity } from '#features/people/security/second-factor/authenticator.entity.ts';
import { RecoveryCodeEntity } from '#features/people/security/second-factor/recovery-code.entity.ts';
import { SecondFactorResolver } from '#features/people/security/second-factor/second-factor.resolver.ts';
import { staffSignIns } from '#features/people/security/staff-sign-ins.ts';
import { signInLines } from '#features/operations/audit/index.ts';
import { defineFeature } from '#platform/feature.ts';

export { deviceOf } from '#features/people/security/device-of.ts';
export {
  forgetDevicesOf,
  knownDeviceOf,
  rememberDevice,
} from '#features/people/security/known-devices.ts';
export { recordSecurityEvent } from '#features/people/security/record-security-event.ts';
export {
  requireRecentPassword,
  requireTypedPassword,
} from '#features/people/security/require-recent-password.ts';
export { acceptPasskey } from '#features/people/security/passkeys/accept-passkey.ts';
export { addPasskey } from '#features/people/security/passkeys/add-passkey.ts';
export {
  ownPasskeyOptions,
  passkeyCreationOptions,
  passkeySignInOptions,
} from '#features/people/security/passkeys/passkey-options.ts';
export { acceptCode } from '#features/people/security/second-factor/accept-code.ts';
export { forgetSecondFactorOf } from '#features/people/security/second-factor/forget-second-factor.ts';
export {
  hasAuthenticator,
  secondFactorSql,
} from '#features/people/security/second-factor/read-second-factor.ts';
export { sendSecurityMail } from '#features/people/security/jobs/send-security-mail.job.ts';

export const securityFeature = defineFeature({
  name: 'security',
  entities: [
    SecurityEventEntity,
    KnownDeviceEntity,
    AuthenticatorEntity,
    RecoveryCodeEntity,
    PasskeyEntity,
    PasskeyChallengeEntity,
  ],
  extensions: [signInLines.with(staffSignIns)],
  rest: securityRest,
  resolvers: [SecurityResolver, SecondFactorResolver],
  jobs: [sendSecurityMail],
  sweeps: [forgetSecurityEvents],
  translations: {
    de: { securityMails: securityMailsGerman },
    es: { securityMails: securityMailsSpanish },
  },
});
