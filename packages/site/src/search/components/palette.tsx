import { SwitchFamilyDocument } from '@infinite/schema/generated/operations';
import type { FamilyStanding } from '@infinite/schema/catalogue/families';
import { searchLimits } from '@infinite/schema/catalogue/search';
import { searchWords } from '@infinite/schema/text/search-words';
import { TextInput } from '@infinite/ui/text-input';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { ask } from '#api/ask.ts';
import { allKey, type PaletteOption } from '#search/palette-groups.ts';
import { searchPageWords } from '#search/search.en.ts';
import { usePalette, type PaletteState } from '#search/use-palette.ts';
import { PaletteList } from './palette-list.tsx';

const words = searchPageWords.palette;

const look =
  'mx-auto mt-[8vh] mb-0 flex max-h-[80vh] w-[calc(100%-24px)] max-w-[640px] flex-col overflow-hidden ' +
  'rounded-lg border border-rule bg-paper p-0 text-ink shadow-float backdrop:bg-scrim';

/**
 * Search and go, by keyboard or pointer: the combobox pattern of the ARIA practices, in a modal
 * dialog of the browser, which holds the focus and gives it back.
 */
export function Palette(props: { role: FamilyStanding; onClose: () => void }): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { text, type, groups, readAs, more, state, fail } = usePalette(props.role);
  // By its key, so that an answer that comes later does not put another option in its place.
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const options = groups.flatMap((group) => group.options);
  const at = Math.max(
    0,
    options.findIndex(({ key }) => key === chosen),
  );
  const active = options[at];
  const idOf = (option: PaletteOption) => `${id}-${options.indexOf(option)}`;
  const activeId = active && idOf(active);
  // The way to all results is no result.
  const count = options.filter(({ key }) => key !== allKey).length;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const choose = async ({ does }: PaletteOption) => {
    if ('href' in does) {
      window.location.assign(does.href);
      // An address of the same page loads nothing.
      dialog.current?.close();
      return;
    }
    const answer = await ask(SwitchFamilyDocument, { id: does.familyId });
    if (answer.kind === 'data') window.location.assign('/dashboard');
    else fail();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move !== undefined && options.length > 0) {
      event.preventDefault();
      setChosen(options[(at + move + options.length) % options.length]?.key ?? null);
    }
    if (event.key === 'Enter' && active && !event.nativeEvent.isComposing) {
      event.preventDefault();
      void choose(active);
    }
  };
  return (
    <dialog
      ref={dialog}
      aria-label={words.title}
      className={look}
      onClose={props.onClose}
      // By a press beside it, too.
      closedby="any"
    >
      <div className="flex gap-3 border-b border-rule p-4">
        <TextInput
          role="combobox"
          aria-label={searchPageWords.label}
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          aria-describedby={`${id}-keys`}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          maxLength={searchLimits.characters}
          placeholder={searchPageWords.placeholder}
          value={text}
          onChange={({ target }) => {
            type(target.value);
            setChosen(null);
          }}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className="link min-h-12 cursor-pointer px-2"
          onClick={() => dialog.current?.close()}
        >
          {words.close}
        </button>
      </div>
      <PaletteList
        id={`${id}-list`}
        groups={groups}
        activeId={activeId}
        idOf={idOf}
        words={searchWords([text, ...readAs].join(' '))}
        onChoose={(option) => void choose(option)}
      />
      <div className="flex flex-wrap justify-between gap-x-6 border-t border-rule px-4 py-2 text-sm text-ink-soft">
        <p role="status" className="m-0">
          {statusOf(state, text, { count, more })}
        </p>
        <p id={`${id}-keys`} className="m-0 hidden sm:block">
          {words.keys}
        </p>
      </div>
    </dialog>
  );
}

function statusOf(
  state: PaletteState['state'],
  text: string,
  { count, more }: { count: number; more: boolean },
): string {
  if (state === 'still') return text.trim() === '' ? '' : searchPageWords.found(count, more);
  return words[state];
}
