import type { ReactElement } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { RecorderPanel, type RecorderMode } from './components/recorder-panel.tsx';
import { signInHere, uploadEndpoint } from './sign-in-here.ts';

export interface RecorderProps {
  mode?: RecorderMode;
  /** A recording is kept and the server has all of it. */
  onFinished?(recordingId: string): void;
  /** A recording was deleted with the take it was made of. */
  onRemoved?(recordingId: string): void;
  /** The person or union of the tree that it is about: what is kept is attached there. */
  about?: string;
  /** Offers 'Send this to someone' once a take is kept. */
  offersSending?: boolean;
}

/**
 * The recorder on a member's page. Load it when it is opened:
 * `lazy(() => import('#recordings/recorder.tsx').then(({ Recorder }) => ({ default: Recorder })))`.
 */
export function Recorder(props: RecorderProps): ReactElement | null {
  const { mode = 'choose', onFinished, onRemoved, about, offersSending = false } = props;
  const { viewer } = usePageContext();
  if (!viewer) return null;
  return (
    <RecorderPanel
      mode={mode}
      memberId={viewer.id}
      timeZone={viewer.timeZone}
      endpoint={uploadEndpoint}
      onSignInNeeded={signInHere}
      onFinished={onFinished}
      onRemoved={onRemoved}
      {...(about === undefined ? {} : { about })}
      offersSending={offersSending}
    />
  );
}
