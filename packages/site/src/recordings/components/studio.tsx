import { recorderWords } from '#recordings/recorder.en.ts';
import { Icon } from '@infinite/ui/icon';
import { RadioCards } from '@infinite/ui/radio-cards';
import { Circle, Pause } from 'lucide-react';
import { useCallback, type ReactNode } from 'react';
import type { TakeKind } from '#recordings/engine/problems.ts';
import type { RecorderEngine } from '#recordings/engine/recorder-engine.ts';
import type { RecorderState } from '#recordings/engine/recorder-state.ts';
import { DeviceChoice } from './device-choice.tsx';
import { LevelBar } from './level-bar.tsx';
import { LiveWaveform } from './live-waveform.tsx';
import { Notice } from './notice.tsx';
import { Prompts } from './prompts.tsx';
import { RecordControls } from './record-controls.tsx';
import { RecordedTime } from './recorded-time.tsx';
import { VideoPreview } from './video-preview.tsx';

/**
 * Pause and Stop are within reach whatever the screen: above the foot of the page that `Recorder`
 * stands in (the composer says how high that is).
 */
const alwaysInSight =
  'sticky bottom-[calc(var(--sticky-foot,var(--page-foot,0px))+0.5rem)] z-10 rounded-md border border-rule bg-raised p-3';

/** Everything before and while a take is made. */
export function Studio(props: {
  engine: RecorderEngine;
  state: RecorderState;
  canChoose: boolean;
  /** Stands below; ideas of what to record, unless another is given. */
  below?: ReactNode;
}) {
  const { engine, state, canChoose, below = <Prompts /> } = props;
  const { phase, kind, silent } = state;
  const busy = engine.isBusy;
  const readHeight = useCallback(() => engine.meter?.height ?? 0, [engine]);
  const readBars = useCallback(() => engine.meter?.recent ?? [], [engine]);
  const readElapsed = useCallback(() => engine.elapsedMs, [engine]);

  return (
    <div className="grid gap-6">
      {canChoose && !busy ? <KindChoice engine={engine} kind={kind} /> : null}
      {kind === 'VIDEO' && engine.stream ? <VideoPreview stream={engine.stream} /> : null}
      {busy ? (
        <div>
          <p className="m-0 flex items-center gap-2 font-semibold" aria-hidden="true">
            <Icon
              as={phase === 'paused' ? Pause : Circle}
              className={phase === 'paused' ? '' : 'fill-current text-danger'}
            />
            {recorderWords.status[phase === 'paused' ? 'paused' : 'recording']}
          </p>
          <RecordedTime readElapsed={readElapsed} />
          <LiveWaveform readBars={readBars} still={phase !== 'recording'} />
        </div>
      ) : null}
      {phase === 'ready' ? <DeviceChoice engine={engine} video={kind === 'VIDEO'} /> : null}
      {engine.stream ? <LevelBar readHeight={readHeight} /> : null}
      {silent && phase !== 'paused' ? (
        <Notice tone="amber" title={recorderWords.silent.title}>
          {busy ? recorderWords.silent.live : recorderWords.silent.body}
        </Notice>
      ) : null}
      {phase === 'asking' ? <p className="m-0">{recorderWords.asking}</p> : null}
      {phase === 'closed' ? <p className="m-0 text-ink-soft">{recorderWords.opens[kind]}</p> : null}
      <div className={busy ? alwaysInSight : ''}>
        <RecordControls engine={engine} state={state} />
      </div>
      {below}
    </div>
  );
}

function KindChoice({ engine, kind }: { engine: RecorderEngine; kind: TakeKind }) {
  const { legend, VOICE, VIDEO } = recorderWords.kinds;
  return (
    <RadioCards
      legend={legend}
      columns={2}
      value={kind}
      options={[
        { value: 'VOICE', ...VOICE },
        { value: 'VIDEO', ...VIDEO },
      ]}
      onChange={(next: TakeKind) => void engine.chooseKind(next)}
    />
  );
}
