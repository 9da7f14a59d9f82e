import type { PhotoCrop } from '@infinite/schema/catalogue/pictures';
import clsx from 'clsx';
import { useRef, type KeyboardEvent, type PointerEvent, type ReactElement } from 'react';
import { cropMoved, type CropHandle } from './crop.ts';
import { photoEditWords as words } from './photo-edit.en.ts';

interface CropFrameProps {
  readonly crop: PhotoCrop;
  readonly onChange: (crop: PhotoCrop) => void;
  readonly hintId: string;
}

/** A part of the picture that an arrow key moves a handle by; with Shift the larger one. */
const [step, largeStep] = [0.01, 0.1];

const corners = [
  ['top-left', 'left-0 top-0 -translate-x-1/2 -translate-y-1/2 cursor-nwse-resize'],
  ['top-right', 'right-0 top-0 translate-x-1/2 -translate-y-1/2 cursor-nesw-resize'],
  ['bottom-left', 'bottom-0 left-0 -translate-x-1/2 translate-y-1/2 cursor-nesw-resize'],
  ['bottom-right', 'right-0 bottom-0 translate-x-1/2 translate-y-1/2 cursor-nwse-resize'],
] as const;

/** The frame around what is left of a photo, moved by mouse, finger or arrow keys. */
export function CropFrame({ crop, onChange, hintId }: CropFrameProps): ReactElement {
  const area = useRef<HTMLDivElement>(null);
  const held = useRef<{ x: number; y: number } | null>(null);
  const part = words.part(Math.round(crop.width * 100), Math.round(crop.height * 100));

  const handlers = (handle: CropHandle) => ({
    'aria-label': `${words.handles[handle]}, ${part}`,
    'aria-describedby': hintId,
    onKeyDown: (event: KeyboardEvent) => {
      const arrow = arrows[event.key];
      if (!arrow) return;
      event.preventDefault();
      const by = event.shiftKey ? largeStep : step;
      onChange(cropMoved(crop, handle, arrow[0] * by, arrow[1] * by));
    },
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent) => {
      const box = area.current?.getBoundingClientRect();
      if (!held.current || !box) return;
      const x = (event.clientX - held.current.x) / box.width;
      const y = (event.clientY - held.current.y) / box.height;
      held.current = { x: event.clientX, y: event.clientY };
      onChange(cropMoved(crop, handle, x, y));
    },
    onPointerUp: () => {
      held.current = null;
    },
    onPointerCancel: () => {
      held.current = null;
    },
  });

  return (
    <div ref={area} role="group" aria-label={words.frame} className="absolute inset-0">
      <div className="absolute inset-0 overflow-hidden">
        <div
          style={placeOf(crop)}
          className="pointer-events-none absolute shadow-[0_0_0_9999px_rgb(0_0_0/55%)]"
        />
      </div>
      <div style={placeOf(crop)} className="absolute">
        <button
          type="button"
          {...handlers('frame')}
          className="absolute inset-0 size-full cursor-move touch-none border-2 border-[white] bg-transparent outline-offset-2"
        />
        {corners.map(([handle, place]) => (
          <button
            key={handle}
            type="button"
            {...handlers(handle)}
            className={clsx(
              'absolute flex size-11 touch-none items-center justify-center border-0 bg-transparent',
              place,
            )}
          >
            <span className="size-5 rounded-full border-2 border-[black] bg-[white] shadow-float" />
          </button>
        ))}
      </div>
    </div>
  );
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function placeOf({ left, top, width, height }: PhotoCrop) {
  const percent = (value: number) => `${value * 100}%`;
  return {
    ...{ left: percent(left), top: percent(top) },
    ...{ width: percent(width), height: percent(height) },
  };
}
