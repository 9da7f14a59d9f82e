import { SwitchFamilyDocument } from '@infinite/schema/generated/operations';
import type { FamilyStanding } from '@infinite/schema/catalogue/families';
import { searchLimits } from '@infinite/schema/catalogue/search';
import { searchWords } from '@infinite/schema/text/search-words';
import { Palette as PaletteDialog } from '@infinite/ui/palette';
import type { ReactElement } from 'react';
import { ask } from '#api/ask.ts';
import { allKey, type PaletteOption } from '#search/palette-groups.ts';
import { searchPageWords } from '#search/search.en.ts';
import { usePalette, type PaletteState } from '#search/use-palette.ts';

const { label, placeholder, palette: words } = searchPageWords;

/** The palette over what a family keeps, pages, and acts. */
export function Palette(props: { role: FamilyStanding; onClose: () => void }): ReactElement {
  const { text, type, groups, readAs, more, state, fail } = usePalette(props.role);
  // The way to all results is no result.
  const count = groups.flatMap(({ options }) => options).filter(({ key }) => key !== allKey).length;
  const choose = async ({ does }: PaletteOption, close: () => void) => {
    if ('href' in does) {
      window.location.assign(does.href);
      // An address of the same page loads nothing.
      close();
      return;
    }
    const answer = await ask(SwitchFamilyDocument, { id: does.familyId });
    if (answer.kind === 'data') window.location.assign('/dashboard');
    else fail();
  };
  return (
    <PaletteDialog
      words={{ ...words, label, placeholder }}
      text={text}
      onType={type}
      maxLength={searchLimits.characters}
      groups={groups}
      marked={searchWords([text, ...readAs].join(' '))}
      status={statusOf(state, text, { count, more })}
      onChoose={(option, close) => void choose(option, close)}
      onClose={props.onClose}
    />
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
