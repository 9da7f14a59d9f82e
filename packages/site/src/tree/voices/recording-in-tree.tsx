import type { RecordingInTreePartsFragment } from '@infinite/schema/generated/graphql';
import {
  AttachVoiceDocument,
  DetachVoiceDocument,
  RecordingInTreeDocument,
} from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { Quote, UserPlus, X } from 'lucide-react';
import { useCallback, useEffect, useState, type ReactElement } from 'react';
import { ask } from '#api/ask.ts';
import { onLive } from '#notices/live-events.ts';
import { clockLength } from '#recordings/recorder.en.ts';
import { useAct } from '#settings/use-act.ts';
import type { ShownSegment } from '#vault/use-transcript.ts';
import { ChoosePerson, type ChosenPerson } from './choose-person.tsx';
import { MarkSpan } from './mark-span.tsx';
import { voicesPath } from './paths.ts';
import { TreeProposals } from './tree-proposals.tsx';
import { factWords, treeVoicesWords as words } from './tree-voices.en.ts';

type InTree = RecordingInTreePartsFragment;

interface RecordingInTreeProps {
  readonly recording: { readonly id: string; readonly url: string; readonly title: string };
  /** Without them only whom it is about. */
  readonly segments?: readonly ShownSegment[];
  readonly onPlay?: (ms: number) => void;
}

/** Whom a recording is about in the tree, what it proves, and what its transcript proposes. */
export function RecordingInTree(props: RecordingInTreeProps): ReactElement | null {
  const { recording, segments, onPlay } = props;
  const [known, setKnown] = useState<InTree | null>(null);
  const [opened, setOpened] = useState<'person' | 'span' | null>(null);
  const { id: recordingId } = recording;
  const read = useCallback(async () => {
    const answer = await ask(RecordingInTreeDocument, { recordingId });
    if (answer.kind === 'data') setKnown(answer.data.recordingInTree);
  }, [recordingId]);
  useEffect(() => {
    void read();
    return onLive('tree', () => void read());
  }, [read]);
  if (!known || (!known.mayAdd && known.about.length === 0 && known.proofs.length === 0)) {
    return null;
  }
  const mayCite = known.mayCite && segments !== undefined;
  return (
    <section aria-labelledby="in-tree" className="mt-10">
      <h2 id="in-tree" className="m-0 mb-3 text-2xl">
        {words.about}
      </h2>
      <About recording={recording} known={known} onChanged={read} />
      {known.mayAdd ? (
        <div className="flex flex-wrap gap-3">
          <Button
            aria-expanded={opened === 'person'}
            onClick={() => setOpened(opened === 'person' ? null : 'person')}
          >
            <Icon as={UserPlus} />
            {words.aboutWhom}
          </Button>
          {mayCite ? (
            <Button
              aria-expanded={opened === 'span'}
              onClick={() => setOpened(opened === 'span' ? null : 'span')}
            >
              <Icon as={Quote} />
              {words.citing}
            </Button>
          ) : null}
        </div>
      ) : null}
      {opened === 'person' ? <Attach recordingId={recordingId} onAttached={read} /> : null}
      {opened === 'span' && segments ? (
        <MarkSpan
          recording={recording}
          segments={segments}
          onCited={() => {
            setOpened(null);
            void read();
          }}
          onClose={() => setOpened(null)}
        />
      ) : null}
      <Proofs known={known} onPlay={onPlay} />
      {mayCite ? <TreeProposals recording={recording} onDecided={read} onPlay={onPlay} /> : null}
    </section>
  );
}

interface ChangedProps {
  readonly onChanged: () => Promise<void>;
}

function About({
  recording,
  known,
  onChanged,
}: ChangedProps & Pick<RecordingInTreeProps, 'recording'> & { known: InTree }) {
  const { act, pending } = useAct(DetachVoiceDocument);
  if (known.about.length === 0) {
    return <p className="mt-0 mb-3 text-ink-soft">{words.aboutNobody}</p>;
  }
  const detach = async (recordId: string) => {
    if (await act({ recordingId: recording.id, recordId }, words.detached)) await onChanged();
  };
  return (
    <ul className="m-0 mb-4 flex list-none flex-wrap gap-2 p-0">
      {known.about.map(({ subject, mayRemove }) => (
        <li
          key={subject.id}
          className="flex min-h-11 items-center gap-1 rounded-full border border-edge pr-1 pl-4"
        >
          <a className="link" href={voicesPath(subject)}>
            {subject.name}
          </a>
          {mayRemove ? (
            <Button
              variant="quiet"
              size="sm"
              className="rounded-full! px-2!"
              aria-label={words.detachNamed(subject.name)}
              disabled={pending}
              onClick={() => void detach(subject.id)}
            >
              <Icon as={X} />
            </Button>
          ) : (
            <span className="w-3" />
          )}
        </li>
      ))}
    </ul>
  );
}

function Attach({
  recordingId,
  onAttached,
}: {
  recordingId: string;
  onAttached: () => Promise<void>;
}) {
  const { act } = useAct(AttachVoiceDocument);
  const attach = async ({ id: recordId, name }: ChosenPerson) => {
    if (await act({ recordingId, recordId }, words.aboutAdded(name))) await onAttached();
  };
  return (
    <div className="mt-4 max-w-measure">
      <ChoosePerson label={words.aboutWhom} onChoose={(person) => void attach(person)} />
    </div>
  );
}

function Proofs({
  known,
  onPlay,
}: {
  known: InTree;
  onPlay: ((ms: number) => void) | undefined;
}): ReactElement | null {
  const { proofs, hiddenProofs } = known;
  if (proofs.length === 0 && hiddenProofs === 0) return null;
  return (
    <>
      <h3 className="mt-6 mb-2 text-xl">{words.proves}</h3>
      <ul className="m-0 list-none border-t border-rule p-0">
        {proofs.map(({ subject, fact, fromMs }, index) => (
          <li
            key={`${subject.id} ${fact?.fact ?? ''} ${index}`}
            className="flex flex-wrap items-center gap-x-3 border-b border-rule py-2"
          >
            {onPlay && fromMs !== null && fromMs !== undefined ? (
              <Button
                variant="quiet"
                size="sm"
                className="px-2! text-amber-ink! tabular-nums"
                aria-label={words.playAt(clockLength(fromMs))}
                onClick={() => onPlay(fromMs)}
              >
                {clockLength(fromMs)}
              </Button>
            ) : null}
            <span className="min-w-0 wrap-anywhere">
              {fact ? factWords(fact) : words.aFact}
              {' · '}
              <a className="link" href={voicesPath(subject)}>
                {subject.name}
              </a>
            </span>
          </li>
        ))}
      </ul>
      {hiddenProofs > 0 ? (
        <p className="mt-2 mb-0 text-sm text-ink-soft">{words.hidden(hiddenProofs)}</p>
      ) : null}
    </>
  );
}
