import { recorderCatalogue } from '@infinite/schema/catalogue/recorder';
import { durationWords } from '@infinite/schema/words/dates.en';
import { clockLength, recorderWords } from '#recordings/recorder.en.ts';
import { Button } from '@infinite/ui/button';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { moveTrim, wholeTake, type Trim, type TrimEnd } from '#recordings/engine/trim.ts';
import { valueByKey } from '#recordings/player/slider-keys.ts';
import { Waveform } from '#recordings/player/waveform.tsx';

export interface TrimEditorProps {
  peaks: readonly number[];
  durationMs: number;
  trim: Trim;
  onChange(trim: Trim): void;
}

/** Two handles on the waveform; both are sliders, so that arrow keys move them too. */
export function TrimEditor({ peaks, durationMs, trim, onChange }: TrimEditorProps) {
  const field = useRef<HTMLDivElement>(null);
  const isWhole = trim.startMs === 0 && trim.endMs === durationMs;
  const percent = (ms: number): string => `${(ms / Math.max(1, durationMs)) * 100}%`;
  const move = (end: TrimEnd, ms: number): void => onChange(moveTrim(trim, end, ms, durationMs));

  const onKeyDown = (end: TrimEnd, event: KeyboardEvent): void => {
    const next = valueByKey(event.key, end === 'start' ? trim.startMs : trim.endMs, {
      least: 0,
      most: durationMs,
      step: recorderCatalogue.trimStepMs,
      page: recorderCatalogue.trimPageMs,
    });
    if (next === null) return;
    event.preventDefault();
    move(end, next);
  };
  const onPointerMove = (end: TrimEnd, event: PointerEvent<HTMLElement>): void => {
    if (!field.current || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = field.current.getBoundingClientRect();
    move(end, ((event.clientX - box.left) / Math.max(1, box.width)) * durationMs);
  };
  const handle = (end: TrimEnd) => {
    const ms = end === 'start' ? trim.startMs : trim.endMs;
    return (
      <div
        role="slider"
        tabIndex={0}
        aria-label={end === 'start' ? recorderWords.trim.start : recorderWords.trim.end}
        aria-valuemin={0}
        aria-valuemax={Math.round(durationMs / 100) / 10}
        aria-valuenow={Math.round(ms / 100) / 10}
        aria-valuetext={`${(ms / 1000).toFixed(1)} s`}
        onKeyDown={(event) => onKeyDown(end, event)}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={(event) => onPointerMove(end, event)}
        style={{ left: percent(ms) }}
        className="absolute -inset-y-1 flex w-11 -translate-x-1/2 cursor-ew-resize touch-none justify-center rounded-sm"
      >
        <span className="h-full w-1.5 rounded-full bg-accent" />
      </div>
    );
  };

  return (
    <fieldset className="m-0 min-w-0 border-0 p-0">
      <legend className="mb-1 p-0 font-semibold">{recorderWords.trim.heading}</legend>
      <p className="mt-0 mb-4 text-sm text-ink-soft">{recorderWords.trim.explain}</p>
      <div className="px-5">
        <div ref={field} className="relative h-20">
          <Waveform peaks={peaks} progress={1} />
          <div
            className="absolute inset-y-0 left-0 bg-paper/85"
            style={{ width: percent(trim.startMs) }}
          />
          <div
            className="absolute inset-y-0 right-0 bg-paper/85"
            style={{ width: percent(durationMs - trim.endMs) }}
          />
          {handle('start')}
          {handle('end')}
        </div>
        <div className="mt-2 flex justify-between text-sm tabular-nums" aria-hidden="true">
          <span>{clockLength(trim.startMs)}</span>
          <span>{clockLength(trim.endMs)}</span>
        </div>
      </div>
      <div className="mt-1 flex min-h-12 flex-wrap items-center gap-x-4">
        <p role="status" className="m-0">
          {isWhole ? '' : recorderWords.trim.plays(durationWords(trim.endMs - trim.startMs))}
        </p>
        {isWhole ? null : (
          <Button variant="quiet" onClick={() => onChange(wholeTake(durationMs))}>
            {recorderWords.trim.all}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
