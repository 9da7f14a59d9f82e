import { isRefusal } from '@infinite/api-client/refusal';
import { passkeyWords as words } from '@infinite/schema/words/passkeys.en';
import { Button } from '@infinite/ui/button';
import { useState, useSyncExternalStore } from 'react';
import { Problem } from './problem.tsx';

interface PasskeyButtonProps<Done> {
  label: string;
  /** Asks the device; rejects with a `Refusal` that has words, or with what the browser says. */
  ask: () => Promise<Done>;
  onDone: (done: Done) => void;
  /** For what the surroundings handle: true when nothing is to be shown here. */
  onRefused?: (error: unknown) => boolean;
}

/** One press, then the device asks for a finger, a face or a PIN. Nothing where there are no passkeys. */
export function PasskeyButton<Done>({ label, ask, onDone, onRefused }: PasskeyButtonProps<Done>) {
  const works = useSyncExternalStore(neverChanges, browserKnowsPasskeys, onServer);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!works) return null;
  const press = async () => {
    if (pending) return;
    setProblem(null);
    setPending(true);
    try {
      onDone(await ask());
    } catch (error) {
      if (!onRefused?.(error)) setProblem((isRefusal(error) && error.words) || words.failed);
    } finally {
      setPending(false);
    }
  };
  return (
    <div>
      <div className={problem ? 'mb-3' : ''}>
        <Problem>{problem}</Problem>
      </div>
      <Button wide pending={pending} pendingLabel={words.pending} onClick={() => void press()}>
        {label}
      </Button>
    </div>
  );
}

const neverChanges = () => () => undefined;
const browserKnowsPasskeys = () => typeof PublicKeyCredential === 'function';
const onServer = () => false;
