import type { SecondFactorApi } from '@infinite/integrations/second-factor/second-factor-api';
import {
  BeginAuthenticatorDocument,
  ConfirmAuthenticatorDocument,
  MakeRecoveryCodesDocument,
  TurnOffAuthenticatorDocument,
} from '@infinite/schema/generated/operations';
import { ask } from '#api/ask.ts';
import { outcome } from './personal-keys-api.ts';

/** The member's own second factor over GraphQL. */
export const secondFactorApi: SecondFactorApi = {
  begin: async () =>
    outcome(await ask(BeginAuthenticatorDocument, {}), (data) => data.beginAuthenticator),
  confirm: async (code) =>
    outcome(await ask(ConfirmAuthenticatorDocument, { code }), (data) => data.confirmAuthenticator),
  turnOff: async () => outcome(await ask(TurnOffAuthenticatorDocument, {}), () => null),
  makeRecoveryCodes: async () =>
    outcome(await ask(MakeRecoveryCodesDocument, {}), (data) => data.makeRecoveryCodes),
};
