import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react';
import { monthWords } from '#vault/timeline-groups.ts';
import { vaultWords as words } from '#vault/vault.en.ts';
import { monthAt, type GridLayout, type GridMonth } from './grid-layout.ts';
import { yearMarks } from './year-marks.ts';

interface ScrubberProps {
  readonly layout: GridLayout;
  /** Pixels from the top of the page to the grid. */
  readonly top: number;
  /** Pixels of the grid above the window. */
  readonly offset: number;
}

/** The whole time of the grid on a strip beside it: a press or a drag jumps to a month. */
export function Scrubber({ layout, top, offset }: ScrubberProps): ReactElement | null {
  const strip = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<GridMonth | null>(null);
  const { months, height } = layout;
  const current = monthAt(layout, Math.max(0, offset) + 1);
  if (!current || months.length < 2) return null;
  const at = months.indexOf(current);
  const share = (pixels: number) => `${Math.min(1, Math.max(0, pixels / height)) * 100}%`;

  const jump = (month: GridMonth | undefined) => {
    if (month) scrollTo(0, month === months[0] ? 0 : top + month.top);
  };
  const follow = (event: PointerEvent) => {
    const box = strip.current?.getBoundingClientRect();
    if (!box) return;
    const pixels = ((event.clientY - box.top) / Math.max(1, box.height)) * height;
    setDrag(monthAt(layout, pixels) ?? null);
    scrollTo(0, top + Math.min(Math.max(0, pixels), height));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = monthByKey(event.key, at, months);
    if (!next) return;
    event.preventDefault();
    jump(next);
  };

  return (
    <div className="absolute inset-y-0 right-0 w-9 lg:w-11">
      <div
        ref={strip}
        role="slider"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={words.scrubber}
        aria-valuemin={1}
        aria-valuemax={months.length}
        aria-valuenow={at + 1}
        aria-valuetext={nameOf(current)}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          follow(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
        }}
        onPointerUp={() => setDrag(null)}
        onPointerCancel={() => setDrag(null)}
        className="sticky top-4 h-[calc(100dvh-var(--page-foot,0px)-32px)] max-h-full w-full cursor-pointer touch-none rounded-md select-none"
      >
        {yearMarks(months, height).map(({ year, share: mark }) => (
          <span
            key={year}
            aria-hidden="true"
            ref={(element) => {
              if (element) element.style.top = `${mark * 100}%`;
            }}
            className="absolute right-0 -translate-y-1/2 text-xs text-ink-soft tabular-nums"
          >
            {year}
          </span>
        ))}
        <span
          aria-hidden="true"
          ref={(element) => {
            if (element) element.style.top = share(offset);
          }}
          className="absolute -left-1.5 h-0.5 w-2 bg-accent lg:left-0"
        >
          {drag ? (
            <span className="absolute right-full mr-2 -translate-y-1/2 rounded-md border border-edge bg-raised px-3 py-1 text-base font-semibold whitespace-nowrap text-ink shadow-float">
              {nameOf(drag)}
            </span>
          ) : null}
        </span>
      </div>
    </div>
  );
}

function nameOf({ month }: GridMonth): string {
  return monthWords(month) || words.noDate;
}

/** Arrows move by a month, the page keys by a year, Home and End to the ends. */
function monthByKey(key: string, at: number, months: readonly GridMonth[]): GridMonth | undefined {
  const year = (index: number) => months[index]?.month.slice(0, 4);
  if (key === 'ArrowDown' || key === 'ArrowRight') return months[at + 1];
  if (key === 'ArrowUp' || key === 'ArrowLeft') return months[at - 1];
  if (key === 'Home') return months[0];
  if (key === 'End') return months.at(-1);
  if (key === 'PageDown') return months.find((_, index) => index > at && year(index) !== year(at));
  if (key !== 'PageUp') return undefined;
  const before = months.findLast((_, index) => index < at && year(index) !== year(at));
  return months.find(({ month }) => month.slice(0, 4) === before?.month.slice(0, 4));
}
