import type { ShownRecordingFragment } from '@infinite/schema/generated/graphql';
import { composerWords } from '@infinite/schema/words/composer.en';
import { PartGuard } from '#shell/components/part-guard.tsx';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { Spinner } from '@infinite/ui/spinner';
import { FolderOpen, Mic, Paperclip, Video } from 'lucide-react';
import { lazy, Suspense, useRef, useState, type ReactElement } from 'react';
import { ChooseRecording } from './choose-recording.tsx';
import { loadRecording } from './composer-calls.ts';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

export interface AddRecordingProps {
  userId: string;
  timeZone: string;
  chosen: readonly string[];
  onAdd: (recording: ShownRecordingFragment) => void;
}

const words = composerWords.say;

// The recorder brings a studio along: it comes when someone wants to speak.
const Recorder = lazy(() =>
  import('#recordings/recorder.tsx').then((module) => ({ default: module.Recorder })),
);

/** The ways in: record here, take one that is there, send photos or files. */
export function AddRecording(props: AddRecordingProps): ReactElement {
  const { userId, timeZone, chosen, onAdd } = props;
  const [choosing, setChoosing] = useState(false);
  const [studio, setStudio] = useState<'voice' | 'video' | null>(null);
  const files = useRef<HTMLInputElement>(null);
  const addById = async (id: string) => {
    const recording = await loadRecording(id);
    if (recording !== null) onAdd(recording);
  };
  const uploads = useUploads({ memberId: userId, onArrived: addById });

  return (
    <>
      <UploadList uploads={uploads.list} onStop={uploads.stop} onForget={uploads.forget} />
      {studio === null ? (
        <div className="grid gap-3 sm:grid-cols-2">
          <Button onClick={() => setStudio('voice')}>
            <Icon as={Mic} />
            {words.recordVoice}
          </Button>
          <Button onClick={() => setStudio('video')}>
            <Icon as={Video} />
            {words.recordVideo}
          </Button>
          <Button onClick={() => files.current?.click()}>
            <Icon as={Paperclip} />
            {words.upload}
          </Button>
          <Button onClick={() => setChoosing(true)}>
            <Icon as={FolderOpen} />
            {words.choose}
          </Button>
        </div>
      ) : (
        <div className="rounded-md bg-sunk px-4 py-6 [--sticky-foot:calc(var(--page-foot,0px)+3.5rem)] sm:px-8">
          <PartGuard>
            <Suspense fallback={<Spinner label={words.openingRecorder} />}>
              <Recorder mode={studio} onFinished={(id) => void addById(id)} />
            </Suspense>
          </PartGuard>
          <Button variant="quiet" className="mt-4" onClick={() => setStudio(null)}>
            {words.done}
          </Button>
        </div>
      )}
      <input
        ref={files}
        type="file"
        multiple
        hidden
        aria-label={words.upload}
        onChange={(event) => {
          uploads.send([...(event.currentTarget.files ?? [])]);
          // The same file may be chosen again after it failed.
          event.currentTarget.value = '';
        }}
      />
      {choosing ? (
        <ChooseRecording
          timeZone={timeZone}
          chosen={chosen}
          onAdd={onAdd}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </>
  );
}
