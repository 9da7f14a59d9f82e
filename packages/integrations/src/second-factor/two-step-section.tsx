import type { SecondFactorPartsFragment } from '@infinite/schema/generated/graphql';
import { Badge } from '@infinite/ui/badge';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { useState } from 'react';
import { AuthenticatorSetup } from './authenticator-setup.tsx';
import { Problem } from './problem.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { twoStepWords as words } from './second-factor.en.ts';
import type { AuthenticatorSetup as Setup, SecondFactorApi } from './second-factor-api.ts';
import { useOutcome } from './use-outcome.ts';

interface TwoStepSectionProps {
  api: SecondFactorApi;
  first: SecondFactorPartsFragment;
  /** False until the page can act. */
  ready: boolean;
}

/** Sign-in in two steps: off, being set up, or on with its recovery codes. */
export function TwoStepSection({ api, first, ready }: TwoStepSectionProps) {
  const [state, setState] = useState(first);
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [asking, setAsking] = useState<'off' | 'renew' | null>(null);
  const { run, pending, problem } = useOutcome();

  const begin = async () => {
    const begun = await run(() => api.begin());
    if (begun) setSetup(begun.value);
  };
  const showCodes = (fresh: readonly string[]) => {
    setSetup(null);
    setCodes(fresh);
    setState({ ...state, authenticator: true, recoveryCodesLeft: fresh.length });
  };
  const renew = async () => {
    setAsking(null);
    const made = await run(() => api.makeRecoveryCodes());
    if (made) showCodes(made.value);
  };
  const turnOff = async () => {
    setAsking(null);
    if (!(await run(() => api.turnOff()))) return;
    setCodes(null);
    setState({ ...state, authenticator: false, recoveryCodesLeft: 0 });
  };

  return (
    <section aria-labelledby="two-steps" className="grid gap-4">
      <div>
        <h3 id="two-steps" className="m-0 flex flex-wrap items-center gap-3 text-xl">
          {words.title}
          {state.authenticator ? <Badge tone="success">{words.on}</Badge> : null}
        </h3>
        <p className="mt-1 mb-0 max-w-measure text-ink-soft">{words.lead}</p>
      </div>
      <Problem>{problem}</Problem>
      {codes ? <RecoveryCodes codes={codes} onDone={() => setCodes(null)} /> : null}
      {setup ? (
        <AuthenticatorSetup
          api={api}
          setup={setup}
          onDone={showCodes}
          onCancel={() => setSetup(null)}
        />
      ) : null}
      {state.authenticator && !codes ? (
        <>
          <p className="m-0">{words.left(state.recoveryCodesLeft)}</p>
          <div className="flex flex-wrap gap-3">
            <Button disabled={!ready} pending={pending} onClick={() => setAsking('renew')}>
              {words.renew}
            </Button>
            <Button disabled={!ready} pending={pending} onClick={() => setAsking('off')}>
              {words.off}
            </Button>
          </div>
        </>
      ) : null}
      {!state.authenticator && !setup ? (
        <div>
          <Button disabled={!ready} pending={pending} onClick={() => void begin()}>
            {words.setUp}
          </Button>
        </div>
      ) : null}
      <ConfirmDialog
        open={asking === 'off'}
        onOpenChange={(open) => setAsking(open ? 'off' : null)}
        title={words.offTitle}
        description={words.offText}
        confirmLabel={words.offConfirm}
        cancelLabel={words.keep}
        onConfirm={() => void turnOff()}
      />
      <ConfirmDialog
        open={asking === 'renew'}
        onOpenChange={(open) => setAsking(open ? 'renew' : null)}
        title={words.renewTitle}
        description={words.renewText}
        confirmLabel={words.renewConfirm}
        cancelLabel={words.cancel}
        onConfirm={() => void renew()}
      />
    </section>
  );
}
