import clsx from 'clsx';
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import type { NamedPerson } from '#vault/people/people-in-item.tsx';
import { peopleWords as words } from '#vault/people/people.en.ts';
import { movedByKey, pointIn, type Point } from './point.ts';

interface PeoplePointsProps {
  /** Of the photo, in pixels. */
  readonly size: { readonly width: number; readonly height: number };
  readonly people: readonly NamedPerson[];
  /** How far the photo is zoomed: points keep their size. */
  readonly scale: number;
  /** Points are seen without a pointer over the photo. */
  readonly shown: boolean;
  /** Whose place is to be said now. */
  readonly pointing: NamedPerson | null;
  readonly onPoint: (point: Point) => void;
}

/** Who is where in a photo: points over it whose names come by a pointer, a press or the focus. */
export function PeoplePoints(props: PeoplePointsProps): ReactElement {
  const { size, people, scale, shown, pointing, onPoint } = props;
  const [named, setNamed] = useState<string | null>(null);
  return (
    <PhotoBox size={size}>
      {pointing ? (
        <PointField key={pointing.id} person={pointing} scale={scale} onPoint={onPoint} />
      ) : (
        people.map(({ id, name, x, y }) =>
          x == null || y == null ? null : (
            <Placed key={id} at={{ x, y }} scale={scale} className="group/point">
              <button
                type="button"
                aria-label={name}
                // The stage would take the press for a move of the photo.
                onPointerDown={(event) => event.stopPropagation()}
                onClick={() => setNamed(named === id ? null : id)}
                className={clsx(
                  'pointer-events-auto flex size-11 cursor-pointer items-center justify-center rounded-full border-0 bg-transparent p-0 transition-opacity focus-visible:opacity-100',
                  shown ? 'opacity-100' : 'opacity-0 group-hover/stage:opacity-100',
                )}
              >
                <Dot />
              </button>
              <span
                aria-hidden="true"
                className={clsx(
                  'pointer-events-none absolute top-full left-1/2 z-1 max-w-48 -translate-x-1/2 truncate rounded-sm bg-raised px-2 text-sm text-ink shadow-float group-focus-within/point:opacity-100 group-hover/point:opacity-100',
                  named === id ? 'opacity-100' : 'opacity-0',
                )}
              >
                {name}
              </span>
            </Placed>
          ),
        )
      )}
    </PhotoBox>
  );
}

/** A field over the photo that takes a press, or the arrow keys and Enter. */
function PointField(props: {
  person: NamedPerson;
  scale: number;
  onPoint: (point: Point) => void;
}): ReactElement {
  const { person, scale, onPoint } = props;
  const field = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<Point>({ x: person.x ?? 50, y: person.y ?? 50 });
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  return (
    <div
      ref={field}
      role="application"
      tabIndex={0}
      aria-label={`${words.pointing(person.name)} ${words.pointingKeys}`}
      className="pointer-events-auto absolute inset-0 cursor-crosshair outline-2 -outline-offset-2 outline-accent outline-dashed"
      onPointerDown={(event) => event.stopPropagation()}
      onPointerMove={(event) => {
        if (event.pointerType === 'mouse') {
          setAt(pointIn(event.currentTarget.getBoundingClientRect(), event));
        }
      }}
      onClick={(event) => onPoint(pointIn(event.currentTarget.getBoundingClientRect(), event))}
      onKeyDown={(event) => {
        const moved = movedByKey(at, event);
        if (moved) setAt(moved);
        else if (event.key === 'Enter' || event.key === ' ') onPoint(at);
        else return;
        event.preventDefault();
      }}
    >
      <Placed at={at} scale={scale} className="pointer-events-none">
        <Dot />
      </Placed>
      <span aria-live="polite" className="only-read-aloud">
        {words.pointAt(at.x, at.y)}
      </span>
    </div>
  );
}

/** A box that covers exactly the photo, which lies whole in the middle of its frame. */
function PhotoBox(props: { size: PeoplePointsProps['size']; children: ReactNode }): ReactElement {
  const ratio = props.size.width / Math.max(1, props.size.height);
  return (
    <div className="pointer-events-none absolute inset-0 flex items-center justify-center [container-type:size]">
      <div
        className="relative"
        style={{ width: `min(100cqw, ${100 * ratio}cqh)`, aspectRatio: ratio }}
      >
        {props.children}
      </div>
    </div>
  );
}

function Placed(props: {
  at: Point;
  scale: number;
  className: string;
  children: ReactNode;
}): ReactElement {
  const { at, scale, className, children } = props;
  return (
    <div
      className={`absolute ${className}`}
      style={{
        left: `${at.x}%`,
        top: `${at.y}%`,
        transform: `translate(-50%, -50%) scale(${1 / scale})`,
      }}
    >
      {children}
    </div>
  );
}

/** Seen on light and on dark photos. */
function Dot(): ReactElement {
  return (
    <span className="block size-4 rounded-full border-2 border-raised bg-accent shadow-float" />
  );
}
