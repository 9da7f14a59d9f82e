import { messageActionWords as words } from '#messages/future-messages.en.ts';
import { useToast } from '@infinite/ui/use-toast';
import { useState } from 'react';
import type { ActOutcome } from './message-calls.ts';

export interface Acts {
  /** Name of the act under way, or null. */
  pending: string | null;
  /**
   * Runs one operation at a time; returns true on success. A toast shows errors, except field
   * errors that `atFields` shows beside their fields.
   */
  run: (
    name: string,
    act: () => Promise<ActOutcome>,
    done: string,
    atFields?: (fields: Readonly<Record<string, string>>) => boolean,
  ) => Promise<boolean>;
}

/** Runs acts on messages: one at a time, each with words for every way it can end. */
export function useActs(options: {
  onDone: () => Promise<void>;
  onSignIn: (done: () => void) => void;
}): Acts {
  const [pending, setPending] = useState<string | null>(null);
  const toast = useToast();

  const run: Acts['run'] = async (name, act, done, atFields) => {
    if (pending !== null) return false;
    setPending(name);
    const outcome = await act();
    if (outcome.kind === 'done') await options.onDone();
    setPending(null);
    if (outcome.kind === 'done') toast.show({ title: done, tone: 'success' });
    if (outcome.kind === 'failed') toast.show({ title: words.failed, tone: 'danger' });
    if (outcome.kind === 'signed-out') options.onSignIn(() => void run(name, act, done, atFields));
    if (outcome.kind === 'refused' && !atFields?.(outcome.fields))
      toast.show({ title: refusalOf(outcome), tone: 'danger' });
    return outcome.kind === 'done';
  };
  return { pending, run };
}

function refusalOf(outcome: { words: string; fields: Readonly<Record<string, string>> }): string {
  return Object.values(outcome.fields)[0] ?? outcome.words;
}
