import { captureLimits } from '@infinite/schema/catalogue/captures';
import { tellWords as words } from '@infinite/schema/words/tell.en';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { ImagePlus } from 'lucide-react';
import { useRef, useState, useSyncExternalStore, type ReactElement } from 'react';
import { NotSent } from '#received/speaking/send-thanks.ts';
import { sendPhoto } from '../speaking/send-photo.ts';

const subscribeToNothing = () => () => undefined;

/** A photo for an answer that was given, of this device or its camera. Without scripts there is no way to send one. */
export function AddPhoto(props: { token: string; questionId: string }): ReactElement | null {
  const { token, questionId } = props;
  const scripted = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  const chooser = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!scripted) return null;

  const send = async (photo: File): Promise<void> => {
    setProblem(null);
    if (photo.size > captureLimits.photo.bytes) return setProblem(words.photoNotSent);
    setSending(true);
    try {
      await sendPhoto({ token, questionId, id: crypto.randomUUID(), photo });
      location.assign(`/tell/${token}?photo`);
    } catch (error) {
      setProblem((error instanceof NotSent ? error.words : null) ?? words.photoNotSent);
      setSending(false);
    }
  };
  return (
    <div className="flex flex-col gap-2">
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        aria-label={words.addPhoto}
        tabIndex={-1}
        className="hidden"
        onChange={({ target }) => {
          const photo = target.files?.[0];
          // The same one can be chosen again after a failure.
          target.value = '';
          if (photo) void send(photo);
        }}
      />
      <div>
        <Button
          size="lg"
          className="max-sm:w-full"
          pending={sending}
          pendingLabel={words.photoSending}
          onClick={() => chooser.current?.click()}
        >
          <Icon as={ImagePlus} />
          {words.addPhoto}
        </Button>
      </div>
      <p className="m-0 text-base">{words.addPhotoHint}</p>
      {problem ? (
        <p role="alert" className="m-0 font-semibold text-danger">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
