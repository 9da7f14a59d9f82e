import type { StoredDraft } from '@infinite/drafts/draft-machine';
import { composerWords } from '@infinite/schema/words/composer.en';
import { messageFieldWords } from '@infinite/schema/words/messages.en';
import { triggerProblemWords } from '@infinite/schema/words/schedule.en';
import { useState } from 'react';
import { scheduleMessage } from './composer-calls.ts';
import type { DraftContent } from './draft-content.ts';
import { faultsAfterEdit, noFaults, type Faults } from './faults.ts';
import type { MessageDraft, MessageDraftState } from './message-draft.ts';

export interface Sending {
  faults: Faults;
  problem: string | null;
  /** The one thing missing is a confirmed address of the author. */
  unconfirmed: boolean;
  pending: boolean;
  /** Counts the refusals, so that each moves the focus once. */
  refusals: number;
  send: () => Promise<void>;
  edited: (before: DraftContent, after: DraftContent) => void;
}

const { send: words } = composerWords;

/** Of a message in which nothing was written, which therefore was never saved or checked. */
const faultsOfNothing: Faults = {
  body: words.nothingYet,
  recipients: messageFieldWords.noRecipients,
  'trigger.localDate': triggerProblemWords.DATE_MISSING,
};

/** The one act of the composer: save, then schedule; pressed twice, it happens once. */
export function useSend(options: {
  autosave: MessageDraft;
  /** Already scheduled: its changes are saved, and that is all. */
  scheduled: boolean;
  /** Keeps the name that recipients read, before anything is armed under it. */
  saveName: () => Promise<'saved' | 'refused' | 'signed-out'>;
  onSignIn: () => void;
  onDone: (id: string, how: 'scheduled' | 'changed') => void;
}): Sending {
  const { autosave } = options;
  const [faults, setFaults] = useState<Faults>(noFaults);
  const [problem, setProblem] = useState<string | null>(null);
  const [unconfirmed, setUnconfirmed] = useState(false);
  const [pending, setPending] = useState(false);
  const [refusals, setRefusals] = useState(0);

  const refuse = (fields: Faults, sentence: string) => {
    setFaults(fields);
    // Each thing by name, also one whose field stands far above or is no field at all.
    setProblem([sentence, ...new Set(Object.values(fields))].join(' '));
    setRefusals((count) => count + 1);
  };

  const stopped = ({ status, stored }: MessageDraftState) => {
    if (status.kind === 'held') {
      if (status.reason === 'signed-out' || status.reason === 'other-member') options.onSignIn();
      if (status.reason === 'refused') refuse(status.fields, words.fix);
    } else if (stored === null) refuse(faultsOfNothing, words.fix);
  };

  const schedule = async (stored: StoredDraft) => {
    const named = await options.saveName();
    if (named !== 'saved') {
      setPending(false);
      if (named === 'signed-out') options.onSignIn();
      else refuse(noFaults, words.fix);
      return;
    }
    const outcome = await scheduleMessage(stored);
    if (outcome.kind === 'scheduled') {
      options.onDone(outcome.id, 'scheduled');
      // Still pending: the page is being left, and a second press must find nothing to do.
      return;
    }
    setPending(false);
    if (outcome.kind === 'signed-out') options.onSignIn();
    else if (outcome.kind === 'unconfirmed') {
      setUnconfirmed(true);
      setProblem(outcome.words);
    } else if (outcome.kind === 'failed') setProblem(words.failed);
    else if (Object.keys(outcome.fields).length > 0) refuse(outcome.fields, words.fix);
    else refuse(outcome.fields, outcome.words);
  };

  return {
    faults,
    problem,
    unconfirmed,
    pending,
    refusals,
    async send() {
      if (pending) return;
      setPending(true);
      setProblem(null);
      setUnconfirmed(false);
      const saved = await autosave.saveNow();
      if (saved.status.kind !== 'idle' || saved.stored === null) {
        setPending(false);
        stopped(saved);
      } else if (options.scheduled) options.onDone(saved.stored.id, 'changed');
      else await schedule(saved.stored);
    },
    edited(before, after) {
      setFaults(faultsAfterEdit(faults, before, after));
      setProblem(null);
    },
  };
}
