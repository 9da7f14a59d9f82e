import type { ItemsForStoryQuery } from '@infinite/schema/generated/graphql';
import { ItemsForStoryDocument } from '@infinite/schema/generated/operations';
import { durationWords } from '@infinite/schema/words/dates.en';
import { Button } from '@infinite/ui/button';
import { Checkbox } from '@infinite/ui/checkbox';
import { Dialog } from '@infinite/ui/dialog';
import { useEffect, useEffectEvent, useState, type ReactElement } from 'react';
import { ask } from '#api/ask.ts';
import { chooseItemsWords as words } from '#stories/edit-story.en.ts';
import { ItemPicture } from '#vault/components/item-picture.tsx';

export type ChosenItem = ItemsForStoryQuery['recordings']['nodes'][number];
type Page = ItemsForStoryQuery['recordings'];

interface ChooseItemsProps {
  readonly kinds: ChosenItem['kind'][];
  readonly title: string;
  readonly most: number;
  readonly pending?: boolean;
  readonly onChoose: (items: readonly ChosenItem[]) => void;
  readonly onClose: () => void;
}

/** What the family keeps, the newest first, to choose one or several of. */
export function ChooseItems(props: ChooseItemsProps): ReactElement {
  const { kinds, title, most, pending = false, onChoose, onClose } = props;
  const [pages, setPages] = useState<readonly Page[]>([]);
  const [failed, setFailed] = useState(false);
  const [chosen, setChosen] = useState<readonly ChosenItem[]>([]);
  const after = pages.at(-1)?.pageInfo.endCursor ?? null;
  const load = async (before: readonly Page[], cursor: string | null) => {
    setFailed(false);
    const answer = await ask(ItemsForStoryDocument, { kinds, after: cursor });
    if (answer.kind === 'data') setPages([...before, answer.data.recordings]);
    else setFailed(true);
  };
  const begin = useEffectEvent(() => void load([], null));
  useEffect(() => begin(), []);
  const items = pages.flatMap(({ nodes }) => nodes).filter(({ state }) => state !== 'UPLOADING');
  const toggle = (item: ChosenItem) => {
    const others = chosen.filter(({ id }) => id !== item.id);
    if (others.length < chosen.length) return setChosen(others);
    // Of one, the other one is put back.
    return setChosen(most === 1 ? [item] : [...others, item].slice(0, most));
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={words.hint}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            variant="primary"
            disabled={chosen.length === 0}
            pending={pending}
            onClick={() => onChoose(chosen)}
          >
            {words.choose(chosen.length)}
          </Button>
        </>
      }
    >
      {pages.length === 0 && !failed ? <p className="m-0">{words.loading}</p> : null}
      {pages.length > 0 && items.length === 0 ? <p className="m-0">{words.none}</p> : null}
      <ul className="m-0 list-none p-0">
        {items.map((item) => (
          <li key={item.id} className="flex items-center gap-3 border-b border-rule py-1">
            <span className="size-12 shrink-0">
              <ItemPicture item={item} />
            </span>
            <Checkbox
              label={labelOf(item)}
              checked={chosen.some(({ id }) => id === item.id)}
              onChange={() => toggle(item)}
            />
          </li>
        ))}
      </ul>
      {failed ? (
        <p role="alert" className="mb-0">
          {words.failed}{' '}
          <Button size="sm" onClick={() => void load(pages, after)}>
            {words.again}
          </Button>
        </p>
      ) : null}
      {pages.at(-1)?.pageInfo.hasNextPage && !failed ? (
        <Button className="mt-4" onClick={() => void load(pages, after)}>
          {words.more}
        </Button>
      ) : null}
    </Dialog>
  );
}

function labelOf({ title, kind, durationMs }: ChosenItem): string {
  const named = title || words.untitled[kind];
  return durationMs ? `${named} (${durationWords(durationMs)})` : named;
}
