import { refusalOf } from '@infinite/api-client/refusal-of';
import type { KeyOutcome } from '@infinite/integrations/keys-api';

/** What a call of Apollo Client came to, as the shared screens take it; never rejects. */
export async function outcomeOf<Data, Done>(
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
