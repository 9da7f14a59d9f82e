import type { BeginAuthenticatorMutation } from '@infinite/schema/generated/graphql';
import type { KeyOutcome } from '../keys-api.ts';

/** Secret and URI of an authenticator app that is being set up. */
export type AuthenticatorSetup = BeginAuthenticatorMutation['beginAuthenticator'];

/** The calls behind the screens; they never reject. */
export interface SecondFactorApi {
  begin(): Promise<KeyOutcome<AuthenticatorSetup>>;
  /** The first code; returns the recovery codes. */
  confirm(code: string): Promise<KeyOutcome<readonly string[]>>;
  turnOff(): Promise<KeyOutcome<null>>;
  makeRecoveryCodes(): Promise<KeyOutcome<readonly string[]>>;
}
