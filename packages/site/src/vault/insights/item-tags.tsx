import type { TagPartsFragment } from '@infinite/schema/generated/graphql';
import { AddTagDocument, RemoveTagDocument } from '@infinite/schema/generated/operations';
import { noFilters } from '@infinite/schema/search/search-filters';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { Plus, X } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { addressOf } from '#search/search-address.ts';
import { useAct } from '#settings/use-act.ts';
import { NewTag } from './new-tag.tsx';
import { tagsPageWords as words } from './tags.en.ts';

interface ItemTagsProps {
  readonly recordingId: string;
  readonly first: TagPartsFragment;
}

const chip = 'flex min-h-11 items-center rounded-md border bg-raised';

/** The tags of an item, suggested ones to take or to dismiss, and a way to write one. */
export function ItemTags({ recordingId, first }: ItemTagsProps): ReactElement | null {
  const [{ tags, suggestions, mayChange }, show] = useState(first);
  const adding = useAct(AddTagDocument);
  const removing = useAct(RemoveTagDocument);
  if (tags.length === 0 && !mayChange) return null;
  const isBusy = !adding.ready || adding.pending || removing.pending;
  const add = async (tag: string, done: string) => {
    const answer = await adding.act({ recordingId, tag }, done);
    if (answer) show(answer.addTag);
    return answer !== null;
  };
  const remove = async (tag: string, done: string) => {
    const answer = await removing.act({ recordingId, tag }, done);
    if (answer) show(answer.removeTag);
  };
  return (
    <section aria-labelledby="tags" className="mt-8">
      <h2 id="tags" className="m-0 mb-2 text-xl">
        {words.heading}
      </h2>
      {tags.length === 0 ? <p className="m-0 mb-3 text-ink-soft">{words.none}</p> : null}
      <ul className="m-0 mb-3 flex list-none flex-wrap gap-2 p-0 empty:hidden">
        {tags.map((tag) => (
          <li key={tag} className={`${chip} border-rule pl-3`}>
            <a
              href={addressOf({ text: '', filters: { ...noFilters, tag } })}
              aria-label={words.findAll(tag)}
              className="link [overflow-wrap:anywhere] last:pr-3"
            >
              {tag}
            </a>
            {mayChange ? (
              <Button
                variant="quiet"
                className="px-3!"
                aria-label={words.remove(tag)}
                disabled={isBusy}
                onClick={() => void remove(tag, words.removed(tag))}
              >
                <Icon as={X} />
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {suggestions.length > 0 ? (
        <>
          <p id="suggested-tags" className="m-0 mb-2 text-ink-soft">
            {words.suggested}
          </p>
          <ul
            aria-labelledby="suggested-tags"
            className="m-0 mb-3 flex list-none flex-wrap gap-2 p-0"
          >
            {suggestions.map((tag) => (
              <li key={tag} className={`${chip} border-dashed border-rule`}>
                <Button
                  variant="quiet"
                  className="px-3!"
                  aria-label={words.take(tag)}
                  disabled={isBusy}
                  onClick={() => void add(tag, words.taken(tag))}
                >
                  <Icon as={Plus} />
                  {tag}
                </Button>
                <Button
                  variant="quiet"
                  className="px-3!"
                  aria-label={words.dismiss(tag)}
                  disabled={isBusy}
                  onClick={() => void remove(tag, words.dismissed(tag))}
                >
                  <Icon as={X} />
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {mayChange ? (
        <NewTag
          error={adding.errors['tag']}
          isBusy={isBusy}
          onAdd={(tag) => add(tag, words.taken(tag))}
        />
      ) : null}
    </section>
  );
}
