import type { AlbumPartsFragment } from '@infinite/schema/generated/graphql';
import {
  ChangeAlbumDocument,
  MoveInAlbumDocument,
  RemoveFromAlbumDocument,
} from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactElement } from 'react';
import { useAct } from '#settings/use-act.ts';
import { ItemPicture } from '#vault/components/item-picture.tsx';
import type { TimelineItem } from '#vault/timeline-groups.ts';
import { timelineWords } from '#vault/timeline.en.ts';
import { albumWords as words } from './albums.en.ts';

interface ArrangeItemsProps {
  readonly album: AlbumPartsFragment;
  readonly items: TimelineItem[];
  readonly onItems: (items: TimelineItem[]) => void;
}

/** The items as a list, each with buttons to move it, to use it as the cover and to take it out. */
export function ArrangeItems({ album, items, onItems }: ArrangeItemsProps): ReactElement {
  const { id: albumId } = album;
  const cover = useAct(ChangeAlbumDocument);
  const move = useAct(MoveInAlbumDocument);
  const takeOut = useAct(RemoveFromAlbumDocument);
  const isByHand = album.arrangement === 'HAND';
  const isBusy = cover.pending || move.pending || takeOut.pending;

  const onMove = async (item: TimelineItem, to: number) => {
    const others = items.filter(({ id }) => id !== item.id);
    const behind = others[to - 1]?.id ?? null;
    const done = words.movedTo(item.title, to + 1);
    if (await move.act({ albumId, recordingId: item.id, behind }, done)) {
      onItems([...others.slice(0, to), item, ...others.slice(to)]);
    }
  };
  const onTakeOut = async ({ id, title }: TimelineItem) => {
    if (await takeOut.act({ albumId, recordingIds: [id] }, words.takenOut(title))) {
      onItems(items.filter((item) => item.id !== id));
    }
  };

  return (
    <>
      {isByHand ? null : <p className="mt-0 text-ink-soft">{words.byDateHint}</p>}
      <ol className="m-0 max-w-[800px] list-none p-0">
        {items.map((item, at) => {
          const title = item.title || timelineWords.kinds[item.kind];
          return (
            <li
              key={item.id}
              className="flex flex-wrap items-center gap-3 border-b border-rule py-2"
            >
              <div className="size-14 shrink-0">
                <ItemPicture item={item} />
              </div>
              <span className="min-w-0 flex-1 basis-40 [overflow-wrap:anywhere]">{title}</span>
              {isByHand ? (
                <span className="flex gap-1">
                  <Button
                    aria-label={words.earlier(title)}
                    disabled={at === 0 || isBusy}
                    onClick={() => void onMove(item, at - 1)}
                  >
                    <Icon as={ArrowUp} />
                  </Button>
                  <Button
                    aria-label={words.later(title)}
                    disabled={at === items.length - 1 || isBusy}
                    onClick={() => void onMove(item, at + 1)}
                  >
                    <Icon as={ArrowDown} />
                  </Button>
                </span>
              ) : null}
              <Button
                variant="quiet"
                className="px-3!"
                aria-label={words.asCoverOf(title)}
                disabled={isBusy}
                onClick={() =>
                  void cover.act({ id: albumId, input: { coverId: item.id } }, words.covered(title))
                }
              >
                {words.asCover}
              </Button>
              <Button
                variant="quiet"
                className="px-3!"
                aria-label={words.takeOutOf(title)}
                disabled={isBusy}
                onClick={() => void onTakeOut(item)}
              >
                {words.takeOut}
              </Button>
            </li>
          );
        })}
      </ol>
    </>
  );
}
