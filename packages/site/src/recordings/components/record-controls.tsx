import { recorderWords } from '#recordings/recorder.en.ts';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { Circle, Mic, Pause, Square } from 'lucide-react';
import type { RecorderEngine } from '#recordings/engine/recorder-engine.ts';
import type { RecorderState } from '#recordings/engine/recorder-state.ts';

/** Record, pause, go on, stop: large, and each where the one before it was. */
export function RecordControls({
  engine,
  state,
}: {
  engine: RecorderEngine;
  state: RecorderState;
}) {
  const { phase, kind } = state;
  if (phase === 'recording' || phase === 'paused' || phase === 'stopping') {
    const paused = phase === 'paused';
    return (
      <div className="flex flex-wrap gap-3">
        <Button
          size="lg"
          className="min-w-36 flex-1 sm:flex-none"
          autoFocus
          disabled={phase === 'stopping'}
          onClick={() => (paused ? void engine.resume() : engine.pause())}
        >
          <Icon as={paused ? Mic : Pause} />
          {paused ? recorderWords.resume : recorderWords.pause}
        </Button>
        <Button
          size="lg"
          variant="primary"
          className="min-w-36 flex-1 sm:flex-none"
          pending={phase === 'stopping'}
          pendingLabel={recorderWords.stopping}
          onClick={() => engine.stop()}
        >
          <Icon as={Square} />
          {recorderWords.stop}
        </Button>
      </div>
    );
  }
  const open = phase === 'ready';
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        size="lg"
        variant="primary"
        className="min-w-36 flex-1 sm:flex-none"
        pending={phase === 'asking'}
        onClick={() => void engine.record()}
      >
        <Icon as={Circle} className="fill-current" />
        {recorderWords.record}
      </Button>
      {open ? (
        <Button size="lg" onClick={() => engine.close()}>
          {recorderWords.close[kind]}
        </Button>
      ) : (
        <Button size="lg" disabled={phase === 'asking'} onClick={() => void engine.open()}>
          {recorderWords.open[kind]}
        </Button>
      )}
    </div>
  );
}
