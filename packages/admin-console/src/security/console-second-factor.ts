import type { ApolloClient } from '@apollo/client';
import type { SecondFactorApi } from '@infinite/integrations/second-factor/second-factor-api';
import {
  BeginAuthenticatorDocument,
  ConfirmAuthenticatorDocument,
  MakeRecoveryCodesDocument,
  TurnOffAuthenticatorDocument,
} from '@infinite/schema/generated/graphql';
import { outcomeOf } from '#integrations/outcome-of.ts';

/** The administrator's own second factor over the console's connection. */
export function consoleSecondFactor(client: ApolloClient): SecondFactorApi {
  return {
    begin: () =>
      outcomeOf(
        client.mutate({ mutation: BeginAuthenticatorDocument }),
        (data) => data.beginAuthenticator,
      ),
    confirm: (code) =>
      outcomeOf(
        client.mutate({ mutation: ConfirmAuthenticatorDocument, variables: { code } }),
        (data) => data.confirmAuthenticator,
      ),
    turnOff: () => outcomeOf(client.mutate({ mutation: TurnOffAuthenticatorDocument }), () => null),
    makeRecoveryCodes: () =>
      outcomeOf(
        client.mutate({ mutation: MakeRecoveryCodesDocument }),
        (data) => data.makeRecoveryCodes,
      ),
  };
}
