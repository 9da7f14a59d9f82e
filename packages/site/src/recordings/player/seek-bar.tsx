import { recorderCatalogue } from '@infinite/schema/catalogue/recorder';
import { durationWords } from '@infinite/schema/words/dates.en';
import { clockLength, playerWords } from '#recordings/recorder.en.ts';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { Trim } from '#recordings/engine/trim.ts';
import { valueByKey } from './slider-keys.ts';
import { peaksWithin, Waveform } from './waveform.tsx';

export interface SeekBarProps {
  peaks: readonly number[] | null | undefined;
  durationMs: number;
  trim: Trim;
  positionMs: number;
  onSeek(ms: number): void;
}

/** The waveform as a slider: press anywhere, or move by keys. */
export function SeekBar({ peaks, durationMs, trim, positionMs, onSeek }: SeekBarProps) {
  const length = Math.max(1, trim.endMs - trim.startMs);
  const at = Math.min(length, Math.max(0, positionMs - trim.startMs));

  const seekTo = (event: PointerEvent<HTMLDivElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    onSeek(trim.startMs + ((event.clientX - box.left) / Math.max(1, box.width)) * length);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = valueByKey(event.key, at, {
      least: 0,
      most: length,
      step: recorderCatalogue.seekStepMs,
      page: recorderCatalogue.seekPageMs,
    });
    if (next === null) return;
    event.preventDefault();
    onSeek(trim.startMs + next);
  };

  return (
    <div>
      <div
        role="slider"
        tabIndex={0}
        aria-label={playerWords.position}
        aria-valuemin={0}
        aria-valuemax={Math.round(length / 1000)}
        aria-valuenow={Math.round(at / 1000)}
        aria-valuetext={playerWords.positionText(durationWords(at), durationWords(length))}
        className="h-14 cursor-pointer touch-none rounded-md"
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          seekTo(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) seekTo(event);
        }}
      >
        <Waveform peaks={peaksWithin(peaks, trim, durationMs)} progress={at / length} />
      </div>
      <div className="flex justify-between text-sm text-ink tabular-nums" aria-hidden="true">
        <span>{clockLength(at)}</span>
        <span>{clockLength(length)}</span>
      </div>
    </div>
  );
}
