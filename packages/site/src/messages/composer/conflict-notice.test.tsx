import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ConflictNotice } from './conflict-notice.tsx';
import { emptyContent, type DraftContent } from './draft-content.ts';

const empty = emptyContent('Europe/Lisbon');

/** The card of the version written here, a line each: 'When: No day chosen yet'. */
function cardOf(mine: DraftContent): string[] {
  const nothing = () => {};
  const html = renderToStaticMarkup(
    <ConflictNotice
      mine={mine}
      theirs={{ content: empty, stored: {} as never, updatedAt: '2041-05-04T12:00:00Z' }}
      now="2041-05-04T12:05:00Z"
      timeZone="Europe/Lisbon"
      pending={false}
      onKeepMine={nothing}
      onTakeTheirs={nothing}
    />,
  );
  const [card = ''] = html.match(/<dl.*?<\/dl>/s) ?? [];
  return [...card.matchAll(/<dt[^>]*>(.*?)<\/dt><dd[^>]*>(.*?)<\/dd>/gs)].map(
    ([, term = '', text = '']) => `${term}: ${text.replaceAll(/<[^>]+>/g, '')}`,
  );
}

// E12: a message without a day read 'When: No words yet'.
it('each line of an empty version says what is missing in its own words', () => {
  expect(cardOf(empty)).toEqual([
    'Title: No title yet',
    'Letter: No words yet',
    'For: nobody yet',
    'When: No day chosen yet',
    'Recordings and files: 0',
  ]);
});

it('a version with a day tells the day and the time', () => {
  const when = { ...empty.when, localDate: '2041-06-24', localTime: '09:30' };
  expect(cardOf({ ...empty, title: 'For June', when })).toEqual(
    expect.arrayContaining([
      'Title: For June',
      expect.stringMatching(/^When: .*June 24, 2041, 9:30 AM/),
    ]),
  );
});

it('a version for an occasion names the occasion', () => {
  const when = { ...empty.when, kind: 'OCCASION' as const, occasion: 'Her wedding' };
  expect(cardOf({ ...empty, when })).toContain('When: Her wedding');
});
