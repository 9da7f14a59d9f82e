import { recorderWords } from '#recordings/recorder.en.ts';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { Check, CloudOff, HardDrive } from 'lucide-react';
import type { RecorderState } from '#recordings/engine/recorder-state.ts';

/** Where the take is: on the device, on its way, arrived. Announced when that changes. */
export function SendingLine(props: { sending: RecorderState['sending']; onSignIn(): void }) {
  const { sending, onSignIn } = props;
  const icon = { sent: Check, waiting: CloudOff, 'signing-in': CloudOff, refused: CloudOff };
  const Sign = sending && sending in icon ? icon[sending as keyof typeof icon] : HardDrive;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink">
      <p role="status" className="m-0 flex min-w-0 items-start gap-2">
        <Icon as={Sign} className="mt-[0.2em] text-accent" />
        {recorderWords.sending[sending ?? 'none']}
      </p>
      {sending === 'signing-in' ? (
        <Button variant="primary" onClick={onSignIn}>
          {recorderWords.sending.signIn}
        </Button>
      ) : null}
    </div>
  );
}
