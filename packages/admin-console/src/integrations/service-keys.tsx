import {
  CreateServiceKeyDocument,
  RevokeServiceKeyDocument,
  ServiceKeysDocument,
} from '@infinite/schema/generated/graphql';
import { refusalOf } from '@infinite/api-client/refusal-of';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { keyPage, type KeyOutcome, type KeysApi } from '@infinite/integrations/keys-api';
import { KeysPanel } from '@infinite/integrations/keys-panel';

/** The product's keys: administrators create and revoke them. */
export function ServiceKeys() {
  const client = useApolloClient();
  const api = useMemo(() => serviceKeysApi(client), [client]);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return <KeysPanel kind="service" api={api} timeZone={timeZone} />;
}

function serviceKeysApi(client: ApolloClient): KeysApi {
  return {
    list: (after) =>
      outcomeOf(
        client.query({
          query: ServiceKeysDocument,
          variables: { after },
          fetchPolicy: 'network-only',
        }),
        ({ serviceKeys }) => keyPage(serviceKeys),
      ),
    create: (input) =>
      outcomeOf(
        client.mutate({ mutation: CreateServiceKeyDocument, variables: { input } }),
        (data) => data.createServiceKey,
      ),
    revoke: (id) =>
      outcomeOf(
        client.mutate({ mutation: RevokeServiceKeyDocument, variables: { id } }),
        () => null,
      ),
  };
}

async function outcomeOf<Data, Done>(
  call: Promise<{ data?: Data | null | undefined }>,
  take: (data: Data) => Done,
): Promise<KeyOutcome<Done>> {
  try {
    const { data } = await call;
    return data ? { kind: 'done', value: take(data) } : { kind: 'failed' };
  } catch (error) {
    const { code, words, fields } = refusalOf(error);
    return ['INTERNAL', 'OFFLINE', 'UNAVAILABLE'].includes(code)
      ? { kind: 'failed' }
      : { kind: 'refused', words, fields };
  }
}
