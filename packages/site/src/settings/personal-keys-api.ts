import { keyPage, type KeyOutcome, type KeysApi } from '@infinite/integrations/keys-api';
import {
  ApiKeysDocument,
  CreateApiKeyDocument,
  RevokeApiKeyDocument,
  RotateApiKeyDocument,
} from '@infinite/schema/generated/operations';
import { ask, type Answer } from '#api/ask.ts';

/** The member's keys over GraphQL. */
export const personalKeysApi: KeysApi = {
  list: async (after) =>
    outcome(await ask(ApiKeysDocument, { after }), ({ apiKeys }) => keyPage(apiKeys)),
  create: async (input) =>
    outcome(await ask(CreateApiKeyDocument, { input }), ({ createApiKey }) => createApiKey),
  revoke: async (id) => outcome(await ask(RevokeApiKeyDocument, { id }), () => null),
  rotate: async (id) =>
    outcome(await ask(RotateApiKeyDocument, { id }), ({ rotateApiKey }) => rotateApiKey),
};

/** An answer as the shared screens take it. */
export function outcome<Data, Done>(
  answer: Answer<Data>,
  take: (data: Data) => Done,
): KeyOutcome<Done> {
  if (answer.kind === 'data') return { kind: 'done', value: take(answer.data) };
  if (answer.kind === 'unreachable' || answer.code === 'INTERNAL') return { kind: 'failed' };
  return { kind: 'refused', words: answer.words, fields: answer.fields };
}
