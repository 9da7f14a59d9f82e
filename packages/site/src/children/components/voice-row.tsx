import type { ChildVoicesQuery } from '@infinite/schema/generated/graphql';
import { KeepToMyselfDocument } from '@infinite/schema/generated/operations';
import { instantWords } from '@infinite/schema/words/dates.en';
import { Badge } from '@infinite/ui/badge';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { Lock, LockOpen } from 'lucide-react';
import type { ReactElement } from 'react';
import { childrenPageWords } from '#children/children.en.ts';
import { ShownRecording } from '#collaboration/components/shown-recording.tsx';
import { DeleteRecording } from '#recordings/library/delete-recording.tsx';
import { deleteRecording } from '#recordings/recordings-calls.ts';
import { useAct } from '#settings/use-act.ts';

const words = childrenPageWords.yours;

interface VoiceRowProps {
  readonly recording: ChildVoicesQuery['childVoices']['nodes'][number];
  /** The viewer is the grown child, who decides about it. */
  readonly isYours: boolean;
  readonly timeZone: string;
  onKept(onlyYou: boolean): void;
  onErased(): Promise<void>;
}

/** One recording of a child's voice. */
export function VoiceRow(props: VoiceRowProps): ReactElement {
  const { recording, isYours } = props;
  const { id, title, createdAt, onlyYou } = recording;
  const { act, ready, pending } = useAct(KeepToMyselfDocument);
  const label = onlyYou ? words.share : words.keep;
  const turn = async () => {
    const on = !onlyYou;
    if (await act({ recordingId: id, on }, on ? words.kept : words.shared)) props.onKept(on);
  };
  return (
    <li className="border-b border-rule py-6 last:border-b-0">
      <article aria-label={title}>
        <h4 className="m-0 flex flex-wrap items-center gap-3 text-lg">
          <a className="link min-w-0 wrap-anywhere" href={`/voice-recordings/${id}`}>
            {title}
          </a>
          {onlyYou ? <Badge tone="outline">{words.onlyYou}</Badge> : null}
        </h4>
        <p className="mt-1 mb-3 text-sm text-ink-soft">
          <time dateTime={createdAt}>{instantWords(createdAt, props.timeZone)}</time>
        </p>
        <ShownRecording recording={recording} />
        {isYours ? (
          <div className="mt-3 -ml-3 flex flex-wrap gap-x-2 gap-y-1">
            <Button
              variant="quiet"
              className="px-3!"
              disabled={!ready}
              pending={pending}
              aria-label={words.actOn(label, title)}
              onClick={() => void turn()}
            >
              <Icon as={onlyYou ? LockOpen : Lock} />
              {label}
            </Button>
            <DeleteRecording
              recording={recording}
              onDelete={async () => {
                await deleteRecording(id);
                await props.onErased();
              }}
            />
          </div>
        ) : null}
      </article>
    </li>
  );
}
