import type { FamilyStanding } from '@infinite/schema/catalogue/families';
import { searchWords } from '@infinite/schema/text/search-words';
import type { FamiliesQuery } from '@infinite/schema/generated/graphql';
import { FamiliesDocument } from '@infinite/schema/generated/operations';
import { execute } from '@infinite/api-client/execute';
import { useEffect, useRef, useState } from 'react';
import { ask } from '#api/ask.ts';
import { loadSearch, type Found } from './load-search.ts';
import { paletteGroups, type PaletteGroup } from './palette-groups.ts';

/** After the last key, so that a word costs one search. */
const waitMs = 150;

export interface PaletteState {
  readonly text: string;
  readonly type: (text: string) => void;
  readonly groups: readonly PaletteGroup[];
  /** Words that were searched for instead of misspelled ones, to be marked too. */
  readonly readAs: readonly string[];
  /** Whether the server has more than is shown. */
  readonly more: boolean;
  readonly state: 'still' | 'searching' | 'failed' | 'switchFailed';
  /** The family could not be switched. */
  readonly fail: () => void;
}

/** What the palette offers for what is typed; a late answer never replaces a newer one. */
export function usePalette(role: FamilyStanding): PaletteState {
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [state, setState] = useState<PaletteState['state']>('still');
  const [families, setFamilies] = useState<FamiliesQuery['families']>([]);
  const latest = useRef(0);
  useEffect(() => {
    void ask(FamiliesDocument, {}).then((answer) => {
      if (answer.kind === 'data') setFamilies(answer.data.families);
    });
  }, []);
  useEffect(() => {
    latest.current += 1;
    const turn = latest.current;
    if (searchWords(text).length === 0) {
      setFound(null);
      setState('still');
      return;
    }
    setState('searching');
    const timer = setTimeout(() => {
      loadSearch(execute, { text, group: null, after: null }).then(
        (answer) => {
          if (turn !== latest.current) return;
          setFound(answer);
          setState('still');
        },
        () => {
          if (turn !== latest.current) return;
          setFound(null);
          setState('failed');
        },
      );
    }, waitMs);
    return () => clearTimeout(timer);
  }, [text]);
  const others = families.filter(({ inView }) => !inView);
  const groups = paletteGroups(text, found, { role, families: others });
  const more = found?.groups.some(({ endCursor }) => endCursor !== null) ?? false;
  const readAs = found?.groups.flatMap(({ readAs }) => readAs ?? []) ?? [];
  return { text, more, readAs, type: setText, groups, state, fail: () => setState('switchFailed') };
}
