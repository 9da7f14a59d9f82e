import { composerWords } from '@infinite/schema/words/composer.en';
import { relativeWords } from '@infinite/schema/words/dates.en';
import { Button } from '@infinite/ui/button';
import type { ReactElement } from 'react';
import type { MessageCopy } from './message-draft.ts';

const words = composerWords.found;
const START = 60;

/** Work that a closed tab left on this device: go on with it, or let it go. */
export function FoundNotice(props: {
  copies: readonly MessageCopy[];
  now: string;
  timeZone: string;
  onCarryOn: (copy: MessageCopy) => void;
  onDiscard: (copy: MessageCopy) => void;
}): ReactElement | null {
  if (props.copies.length === 0) return null;
  return (
    <section
      aria-labelledby="found-title"
      className="mb-8 rounded-md bg-amber-tint px-5 py-5 text-ink"
    >
      <h2 id="found-title" className="m-0 text-xl">
        {words.title}
      </h2>
      <ul className="m-0 mt-3 flex list-none flex-col gap-4 p-0">
        {props.copies.map((copy) => (
          <li key={copy.clientId} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="min-w-0 flex-1 basis-60">
              {words.body(startOf(copy), relativeWords(copy.at, props.now, props.timeZone))}
            </span>
            <span className="flex flex-wrap gap-2">
              <Button size="sm" onClick={() => props.onCarryOn(copy)}>
                {words.carryOn}
              </Button>
              <Button size="sm" variant="quiet" onClick={() => props.onDiscard(copy)}>
                {words.discard}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function startOf({ content }: MessageCopy): string {
  const text = (content.title || content.body).trim().replace(/\s+/g, ' ');
  if (text === '') return words.untitled;
  return text.length > START ? `${text.slice(0, START)}…` : text;
}
