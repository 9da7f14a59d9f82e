import { isRefusal } from '@infinite/api-client/refusal';
import { passkeyWords } from '@infinite/schema/words/passkeys.en';
import { useEffect, useEffectEvent, useState } from 'react';
import { signInFromSuggestions } from '../passkeys.ts';

/**
 * Lets the browser suggest passkeys in the email field while the form stands there.
 * @returns why a picked passkey was refused
 */
export function usePasskeySuggestions(onDone: () => void): string | null {
  const [problem, setProblem] = useState<string | null>(null);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const offer = new AbortController();
    void signInFromSuggestions(offer.signal).then(
      (user) => {
        if (user) done();
      },
      (error: unknown) => setProblem((isRefusal(error) && error.words) || passkeyWords.failed),
    );
    return () => offer.abort();
  }, []);
  return problem;
}
