import clsx from 'clsx';
import { useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { between, movedBy, type MarkedWords, type SpanWord } from './span-words.ts';
import { treeVoicesWords } from './tree-voices.en.ts';

interface SpanPickerProps {
  readonly words: readonly SpanWord[];
  readonly marked: MarkedWords | null;
  readonly onMark: (marked: MarkedWords) => void;
}

/**
 * The words of a transcript, to mark some from one to another: two taps, a drag, or arrow keys with Shift. A list
 * box for screen readers.
 */
export function SpanPicker({ words, marked, onMark }: SpanPickerProps): ReactElement {
  const id = useId();
  const [active, setActive] = useState(0);
  /** The first of two taps; null when the next tap is the first. */
  const anchor = useRef<number | null>(null);
  /** Where marking by arrow keys began. */
  const keyAnchor = useRef<number | null>(null);
  /** Where the pointer went down, and whether it moved to other words. */
  const drag = useRef<{ from: number; moved: boolean } | null>(null);

  const tap = (at: number) => {
    setActive(at);
    const from = anchor.current;
    anchor.current = from === null ? at : null;
    keyAnchor.current = null;
    onMark(between(from ?? at, at));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      tap(active);
      return;
    }
    const to = movedBy(event.key, active, words.length);
    if (to === null) return;
    event.preventDefault();
    setActive(to);
    document.getElementById(`${id}-${to}`)?.scrollIntoView({ block: 'nearest' });
    if (!event.shiftKey) {
      keyAnchor.current = null;
      return;
    }
    anchor.current = null;
    keyAnchor.current ??= active;
    onMark(between(keyAnchor.current, to));
  };
  const wordAt = ({ clientX, clientY }: { clientX: number; clientY: number }): number | null => {
    const found = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-word]');
    return found ? Number(found.dataset['word']) : null;
  };

  return (
    <div
      role="listbox"
      tabIndex={0}
      aria-label={treeVoicesWords.words}
      aria-multiselectable
      aria-activedescendant={words.length > 0 ? `${id}-${active}` : undefined}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        const from = wordAt(event);
        drag.current = from === null ? null : { from, moved: false };
      }}
      onPointerMove={(event) => {
        const { current } = drag;
        const to = current && event.buttons > 0 ? wordAt(event) : null;
        if (!current || to === null || (to === current.from && !current.moved)) return;
        current.moved = true;
        anchor.current = null;
        setActive(to);
        onMark(between(current.from, to));
      }}
      onClick={(event) => {
        const isDragged = drag.current?.moved === true;
        drag.current = null;
        const at = wordAt(event);
        if (!isDragged && at !== null) tap(at);
      }}
      // A finger that moves sideways marks; one that moves up or down scrolls.
      className="max-h-80 touch-pan-y overflow-y-auto rounded-md border border-edge bg-raised p-3 leading-loose select-none"
      dir="auto"
    >
      {words.map((word, index) => {
        const isMarked = marked !== null && marked.first <= index && index <= marked.last;
        return (
          <span
            key={`${word.fromMs} ${index}`}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={isMarked}
            data-word={index}
            className={clsx(
              'cursor-pointer rounded-sm px-0.5 py-1',
              isMarked ? 'bg-amber-tint text-amber-ink' : 'hover:underline',
              index === active && 'outline-2 outline-edge',
            )}
          >
            {word.text}{' '}
          </span>
        );
      })}
    </div>
  );
}
