import type { TreeBranchVoicesQuery } from '@infinite/schema/generated/graphql';
import { TreeBranchVoicesDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { Headphones, SkipBack, SkipForward, X } from 'lucide-react';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { ask } from '#api/ask.ts';
import { treeVoicesWords as words } from './tree-voices.en.ts';

type BranchVoice = TreeBranchVoicesQuery['treeBranchVoices'][number];

interface Queue {
  readonly voices: readonly BranchVoice[];
  readonly at: number;
}

/** Listens through the ancestors or descendants of a person, one voice after the other. */
export function BranchVoices({ individualId }: { individualId: string }): ReactElement {
  const [queue, setQueue] = useState<Queue | null>(null);
  const [isEmpty, setEmpty] = useState(false);
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const listen = async (direction: 'UP' | 'DOWN') => {
    setEmpty(false);
    const answer = await ask(TreeBranchVoicesDocument, { individualId, direction });
    if (answer.kind !== 'data') return;
    const voices = answer.data.treeBranchVoices;
    setEmpty(voices.length === 0);
    setQueue(voices.length === 0 ? null : { voices, at: 0 });
  };
  return (
    <div className="mt-6" role="group" aria-label={words.branch}>
      <div className="-ml-3 flex flex-wrap gap-2">
        <Button
          variant="quiet"
          className="px-3!"
          disabled={!ready}
          onClick={() => void listen('UP')}
        >
          <Icon as={Headphones} />
          {words.ancestors}
        </Button>
        <Button
          variant="quiet"
          className="px-3!"
          disabled={!ready}
          onClick={() => void listen('DOWN')}
        >
          <Icon as={Headphones} />
          {words.descendants}
        </Button>
      </div>
      <p role="status" className="m-0 text-ink-soft">
        {isEmpty ? words.branchEmpty : ''}
      </p>
      {queue ? (
        <QueuePlayer
          key={queue.at}
          queue={queue}
          onMove={(at) => setQueue({ ...queue, at })}
          onClose={() => setQueue(null)}
        />
      ) : null}
    </div>
  );
}

interface QueuePlayerProps {
  readonly queue: Queue;
  readonly onMove: (at: number) => void;
  readonly onClose: () => void;
}

function QueuePlayer({ queue, onMove, onClose }: QueuePlayerProps): ReactElement | null {
  const { voices, at } = queue;
  const audio = useRef<HTMLAudioElement>(null);
  const voice = voices[at];
  const next = at + 1 < voices.length ? at + 1 : null;
  const move = useRef(() => {});
  move.current = () => (next === null ? onClose() : onMove(next));
  const { trimStartMs, trimEndMs } = voice?.recording ?? {};
  useEffect(() => {
    const element = audio.current;
    if (!element) return undefined;
    const follow = () => {
      if (!trimEndMs || element.currentTime * 1000 < trimEndMs) return;
      element.pause();
      move.current();
    };
    const end = () => move.current();
    element.addEventListener('timeupdate', follow);
    element.addEventListener('ended', end);
    element.currentTime = (trimStartMs ?? 0) / 1000;
    // Where a browser wants a press first, its own button is there.
    void element.play().catch(() => undefined);
    return () => {
      element.removeEventListener('timeupdate', follow);
      element.removeEventListener('ended', end);
    };
  }, [trimStartMs, trimEndMs]);
  if (!voice) return null;
  const { subject, recording } = voice;
  return (
    <div className="mt-3 rounded-md border border-amber-ink bg-amber-tint p-4">
      <p className="m-0 font-serif text-lg wrap-anywhere" aria-live="polite">
        {subject.name}
        <span className="block text-sm text-ink-soft">
          {recording.title} · {words.branchAt(at + 1, voices.length)}
        </span>
      </p>
      <audio
        ref={audio}
        src={recording.url}
        controls
        aria-label={recording.title}
        className="mt-3 w-full"
      />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" disabled={at === 0} onClick={() => onMove(at - 1)}>
          <Icon as={SkipBack} />
          {words.previousVoice}
        </Button>
        <Button size="sm" disabled={next === null} onClick={() => next !== null && onMove(next)}>
          <Icon as={SkipForward} />
          {words.nextVoice}
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          <Icon as={X} />
          {words.stopBranch}
        </Button>
      </div>
    </div>
  );
}
