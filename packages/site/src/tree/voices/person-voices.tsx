import type { TreeVoicesPartsFragment } from '@infinite/schema/generated/graphql';
import {
  AttachVoiceDocument,
  DetachVoiceDocument,
  TreeVoicesDocument,
} from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { ConfirmDialog } from '@infinite/ui/confirm-dialog';
import { Icon } from '@infinite/ui/icon';
import { loadOnce, useWhenOpened } from '@infinite/ui/load-when-opened';
import { Library, Mic, Send, Unlink } from 'lucide-react';
import { createElement, useCallback, useEffect, useState, type ReactElement } from 'react';
import { ask } from '#api/ask.ts';
import { ShownRecording } from '#collaboration/components/shown-recording.tsx';
import { onLive } from '#notices/live-events.ts';
import { useAct } from '#settings/use-act.ts';
import { BranchVoices } from './branch-voices.tsx';
import { treeVoicesWords as words } from './tree-voices.en.ts';

type Voices = TreeVoicesPartsFragment;
type Voice = Voices['voices'][number];

const recordPanel = loadOnce(async () => (await import('./record-story.tsx')).RecordStory);
const choosePanel = loadOnce(async () => (await import('./choose-recording.tsx')).ChooseRecording);
const askPanel = loadOnce(async () => (await import('./ask-relative.tsx')).AskRelative);

const unsettled: ReadonlySet<string> = new Set(['UPLOADING', 'PROCESSING']);
const lookAgainMs = 1500;

interface PersonVoicesProps {
  /** An individual or a union. */
  readonly recordId: string;
  /** As the server read them; read again when the tree changes. */
  readonly first?: Voices | null;
}

/** The voice stories of a person or union, and the ways to more of them. */
export function PersonVoices({ recordId, first = null }: PersonVoicesProps): ReactElement | null {
  const [voices, setVoices] = useState(first);
  const [opened, setOpened] = useState<'record' | 'choose' | 'ask' | null>(null);
  const attach = useAct(AttachVoiceDocument);
  const close = () => setOpened(null);
  const Record = useWhenOpened(recordPanel, opened === 'record', close);
  const Choose = useWhenOpened(choosePanel, opened === 'choose', close);
  const Ask = useWhenOpened(askPanel, opened === 'ask', close);
  const isPreparing = voices?.voices.some(({ recording: { state } }) => unsettled.has(state));
  const read = useCallback(
    async (left?: AbortSignal) => {
      const answer = await ask(TreeVoicesDocument, { recordId });
      if (!left?.aborted && answer.kind === 'data') setVoices(answer.data.treeVoices);
    },
    [recordId],
  );
  useEffect(() => {
    const left = new AbortController();
    const look = () => void read(left.signal);
    look();
    const end = onLive('tree', look);
    const timer = isPreparing ? setInterval(look, lookAgainMs) : undefined;
    return () => {
      left.abort();
      clearInterval(timer);
      end();
    };
  }, [read, isPreparing]);
  if (!voices) return null;
  const { subject, mayAdd } = voices;
  // Photos have a place of their own on the page.
  const told = voices.voices.filter(({ recording }) => recording.kind !== 'PHOTO');
  const onAttach = async (recordingId: string, done: string) => {
    const answer = await attach.act({ recordingId, recordId }, done);
    if (answer) setVoices(answer.attachVoice);
  };
  return (
    <section aria-labelledby="voice-stories" className="mt-8">
      <h2 id="voice-stories" className="m-0 mb-3 text-2xl">
        {words.heading}
      </h2>
      {told.length === 0 ? (
        <p className="mt-0 mb-4 text-ink-soft">{words.none(subject.name)}</p>
      ) : (
        <ul className="m-0 list-none p-0">
          {told.map((voice) => (
            <Story
              key={voice.recording.id}
              {...{ voice, recordId, name: subject.name }}
              onChanged={setVoices}
            />
          ))}
        </ul>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {mayAdd ? (
          <>
            <Button disabled={!attach.ready} onClick={() => setOpened('record')}>
              <Icon as={Mic} />
              {words.record}
            </Button>
            <Button disabled={!attach.ready} onClick={() => setOpened('choose')}>
              <Icon as={Library} />
              {words.choose}
            </Button>
            <Button disabled={!attach.ready} onClick={() => setOpened('ask')}>
              <Icon as={Send} />
              {words.ask}
            </Button>
          </>
        ) : null}
      </div>
      {Record && opened === 'record'
        ? createElement(Record, {
            name: subject.name,
            recordId,
            onClose: close,
            onKept: () => void read(),
          })
        : null}
      {Choose && opened === 'choose'
        ? createElement(Choose, {
            name: subject.name,
            taken: voices.voices.map(({ recording }) => recording.id),
            onClose: close,
            onChoose: ({ id, title }) => onAttach(id, words.added(title)),
          })
        : null}
      {Ask && opened === 'ask'
        ? createElement(Ask, { recordId, name: subject.name, onClose: close })
        : null}
      {subject.kind === 'INDIVIDUAL' ? <BranchVoices individualId={recordId} /> : null}
    </section>
  );
}

function Story({
  voice,
  recordId,
  name,
  onChanged,
}: {
  voice: Voice;
  recordId: string;
  name: string;
  onChanged: (voices: Voices) => void;
}): ReactElement {
  const { recording, teller, mayRemove } = voice;
  const [asking, setAsking] = useState(false);
  const { act, pending, ready } = useAct(DetachVoiceDocument);
  const detach = async () => {
    setAsking(false);
    const answer = await act({ recordingId: recording.id, recordId }, words.detached);
    if (answer) onChanged(answer.detachVoice);
  };
  return (
    <li className="border-b border-rule py-6 first:pt-2">
      <article aria-label={recording.title}>
        <div className="mb-2 flex items-start gap-3">
          <h3 className="m-0 min-w-0 flex-1 text-lg wrap-anywhere">
            <a className="link" href={`/voice-recordings/${recording.id}`}>
              {recording.title}
            </a>
            {teller ? (
              <span className="block text-sm font-normal text-ink-soft">{words.told(teller)}</span>
            ) : null}
          </h3>
          {mayRemove ? (
            <Button
              variant="quiet"
              size="sm"
              className="px-2!"
              aria-label={words.detachNamed(recording.title)}
              disabled={!ready}
              pending={pending}
              onClick={() => setAsking(true)}
            >
              <Icon as={Unlink} />
            </Button>
          ) : null}
        </div>
        <ShownRecording recording={recording} />
      </article>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={words.detachTitle}
        description={words.detachText(recording.title, name)}
        confirmLabel={words.detach}
        cancelLabel={words.cancel}
        onConfirm={() => void detach()}
      />
    </li>
  );
}
