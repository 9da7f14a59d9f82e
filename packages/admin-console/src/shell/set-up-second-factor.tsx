import { useApolloClient } from '@apollo/client/react';
import { AuthenticatorSetup } from '@infinite/integrations/second-factor/authenticator-setup';
import { Problem } from '@infinite/integrations/second-factor/problem';
import { RecoveryCodes } from '@infinite/integrations/second-factor/recovery-codes';
import type { AuthenticatorSetup as Setup } from '@infinite/integrations/second-factor/second-factor-api';
import { useOutcome } from '@infinite/integrations/second-factor/use-outcome';
import { adminConsoleWords } from '@infinite/schema/words/admin-console.en';
import { Button } from '@infinite/ui/button';
import { PageHeading } from '@infinite/ui/page-heading';
import { useMemo, useState } from 'react';
import { consoleSecondFactor } from '#security/console-second-factor.ts';

const words = adminConsoleWords.secondFactor;

/** The one thing an administrator without a second factor can do here. */
export function SetUpSecondFactor(props: { onDone: () => void; onSignOut: () => void }) {
  const client = useApolloClient();
  const api = useMemo(() => consoleSecondFactor(client), [client]);
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { run, pending, problem } = useOutcome();
  const begin = async () => {
    const begun = await run(() => api.begin());
    if (begun) setSetup(begun.value);
  };
  return (
    <div className="page-column pb-20">
      <PageHeading title={words.heading} lead={words.lead} />
      <div className="grid gap-6">
        {codes ? (
          <RecoveryCodes codes={codes} onDone={props.onDone} />
        ) : setup ? (
          <AuthenticatorSetup api={api} setup={setup} onDone={setCodes} />
        ) : (
          <>
            <ol className="m-0 grid max-w-measure list-decimal gap-2 pl-6">
              {words.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <div>
              <div className={problem ? 'mb-4' : ''}>
                <Problem>{problem}</Problem>
              </div>
              <Button variant="primary" pending={pending} onClick={() => void begin()}>
                {words.begin}
              </Button>
            </div>
          </>
        )}
        {codes ? null : (
          <div>
            <Button variant="quiet" size="sm" onClick={props.onSignOut}>
              {adminConsoleWords.signOut}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}
