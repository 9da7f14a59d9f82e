import type { ShownRecordingFragment } from '@infinite/schema/generated/graphql';
import { composerWords } from '@infinite/schema/words/composer.en';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { ChevronUp, Play } from 'lucide-react';
import { useId, useState, type ReactElement } from 'react';
import { RecordingPlayer } from '#recordings/player/recording-player.tsx';
import { titleOf } from './describe-recording.ts';

const words = composerWords.say;

/** A recording to be played, or a photo to be seen, in the row that names it. */
export function RecordingSample({
  recording,
}: {
  recording: ShownRecordingFragment;
}): ReactElement | null {
  const { state, kind } = recording;
  if (state !== 'READY') return null;
  if (kind === 'PHOTO') return <PhotoSample recording={recording} />;
  if (kind === 'FILE') return null;
  return <SoundSample recording={{ ...recording, kind }} />;
}

function PhotoSample({ recording }: { recording: ShownRecordingFragment }) {
  return (
    <img
      src={recording.url}
      alt={words.photoOf(titleOf(recording))}
      loading="lazy"
      className="max-h-48 max-w-full basis-full rounded-md object-contain object-left"
    />
  );
}

/** The player comes when it is asked for: a list of many recordings loads none of them. */
function SoundSample({
  recording,
}: {
  recording: ShownRecordingFragment & { kind: 'VOICE' | 'VIDEO' };
}): ReactElement {
  const [shown, setShown] = useState(false);
  const id = useId();
  return (
    <div className="basis-full">
      <Button
        variant="quiet"
        size="sm"
        className="-ml-3 px-3!"
        aria-expanded={shown}
        aria-controls={id}
        aria-label={shown ? words.hide : words.listenTo(titleOf(recording))}
        onClick={() => setShown(!shown)}
      >
        <Icon as={shown ? ChevronUp : Play} />
        {shown ? words.hide : words.listen[recording.kind]}
      </Button>
      <div id={id} hidden={!shown} className="mt-2">
        {shown ? <RecordingPlayer recording={{ ...recording, downloadUrl: null }} /> : null}
      </div>
    </div>
  );
}
