import { useState } from 'react';
import type { KeyOutcome } from '../keys-api.ts';
import { twoStepWords as words } from './second-factor.en.ts';

/** Runs one call at a time and keeps why it was refused, until the next one. */
export function useOutcome() {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = async <Done>(
    call: () => Promise<KeyOutcome<Done>>,
  ): Promise<{ value: Done } | null> => {
    setPending(true);
    setProblem(null);
    const outcome = await call();
    setPending(false);
    if (outcome.kind === 'done') return { value: outcome.value };
    setProblem(outcome.kind === 'refused' ? outcome.words : words.failed);
    return null;
  };
  return { run, pending, problem };
}
