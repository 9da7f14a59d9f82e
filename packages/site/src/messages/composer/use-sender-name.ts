import { senderNameWords as words } from '@infinite/schema/words/composer.en';
import { useState } from 'react';
import { saveSenderName } from './composer-calls.ts';

export interface SenderName {
  name: string;
  /** It was asked before and is kept, so the composer only shows it. */
  known: boolean;
  problem: string | undefined;
  change: (name: string) => void;
  /** True when the name is kept on the server. */
  save: () => Promise<'saved' | 'refused' | 'signed-out'>;
}

/** 'How will they know you?', asked once, before the first message is armed. */
export function useSenderName(start: { name: string | null; suggestion: string }): SenderName {
  const [name, setName] = useState(start.name ?? start.suggestion);
  const [known, setKnown] = useState(start.name !== null);
  const [problem, setProblem] = useState<string>();
  return {
    name,
    known,
    problem,
    change(next) {
      setName(next);
      setProblem(undefined);
    },
    async save() {
      if (known) return 'saved';
      const outcome = await saveSenderName(name);
      if (outcome.kind === 'saved') setKnown(true);
      else if (outcome.kind === 'refused') setProblem(outcome.words);
      else if (outcome.kind === 'failed') setProblem(words.failed);
      if (outcome.kind === 'saved' || outcome.kind === 'signed-out') return outcome.kind;
      return 'refused';
    },
  };
}
