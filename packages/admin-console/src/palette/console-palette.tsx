import { useQuery } from '@apollo/client/react';
import { searchPauseMs } from '@infinite/schema/catalogue/admin';
import { searchLimits } from '@infinite/schema/catalogue/search';
import { FindInConsoleDocument } from '@infinite/schema/generated/graphql';
import { searchWords } from '@infinite/schema/text/search-words';
import { Palette } from '@infinite/ui/palette';
import { useEffect, useState } from 'react';
import { useMay, usePlatform, useStaffRole } from '#platform/platform-context.tsx';
import { usePlace } from '#platform/use-place.ts';
import { consolePaletteWords as words } from '#palette/palette.en.ts';
import { paletteGroups, type ConsoleActs } from '#palette/palette-groups.ts';

/** Ctrl+K: the places, users, articles and actions of the console, by what is typed. */
export function ConsolePalette(props: { acts: ConsoleActs; onClose: () => void }) {
  const place = usePlace();
  const { location } = usePlatform();
  const role = useStaffRole();
  const may = useMay();
  const [text, setText] = useState('');
  const sought = usePaused(text.trim());
  const { data, error } = useQuery(FindInConsoleDocument, {
    variables: { text: sought, users: may('users.read'), articles: may('content.write') },
    skip: sought === '',
    fetchPolicy: 'no-cache',
  });
  const found = sought === '' ? undefined : data;
  const groups = paletteGroups(text, found, props.acts, role).map(({ name, options }) => ({
    name,
    options: options.map((option) => ({
      ...option,
      ...('query' in option.does ? { href: location.hrefOf(option.does.query) } : {}),
    })),
  }));
  const failed = error && sought !== '' ? words.failed : '';
  return (
    <Palette
      words={words}
      text={text}
      onType={setText}
      maxLength={searchLimits.characters}
      groups={groups}
      marked={searchWords(text)}
      status={failed || (groups.length === 0 ? words.nothing : '')}
      onChoose={({ does }, close) => {
        close();
        if ('query' in does) place.push(does.query);
        else does.act();
      }}
      onClose={props.onClose}
    />
  );
}

/** The text once nothing more was typed for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const waiting = setTimeout(() => setPaused(text), searchPauseMs);
    return () => clearTimeout(waiting);
  }, [text]);
  return paused;
}
