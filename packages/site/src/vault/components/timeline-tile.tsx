import { Icon } from '@infinite/ui/icon';
import { File, Image, Mic, Video } from 'lucide-react';
import type { KeyboardEventHandler, ReactElement } from 'react';
import { voiceRecordingsPath } from '#recordings/pages/paths.ts';
import { FilmMark } from '#vault/components/film-mark.tsx';
import { Placeholder } from '#vault/components/placeholder.tsx';
import type { TimelineItem } from '#vault/timeline-groups.ts';
import { timelineWords as words } from '#vault/timeline.en.ts';

const icons = { VOICE: Mic, VIDEO: Video, PHOTO: Image, FILE: File } as const;

interface TimelineTileProps {
  readonly item: TimelineItem;
  readonly onKeyDown: KeyboardEventHandler<HTMLAnchorElement>;
}

/** One item: a small picture, or its kind and its title. Leads to the page of the item. */
export function TimelineTile({ item, onKeyDown }: TimelineTileProps): ReactElement {
  const { id, kind, title, forms } = item;
  return (
    <a
      href={`${voiceRecordingsPath}/${id}`}
      onKeyDown={onKeyDown}
      className="relative block size-full overflow-hidden rounded-sm bg-sunk text-ink"
    >
      {forms ? (
        <>
          <Placeholder hash={forms.placeholder} />
          <img
            src={forms.smallUrl}
            alt={kind === 'VIDEO' ? `${words.kinds[kind]}: ${title}` : title || words.kinds[kind]}
            width={forms.width}
            height={forms.height}
            loading="lazy"
            className="absolute inset-0 size-full object-cover"
          />
          {kind === 'VIDEO' ? <FilmMark /> : null}
        </>
      ) : (
        <span className="flex size-full flex-col items-center justify-center gap-2 p-2 text-center">
          <Icon as={icons[kind]} label={words.kinds[kind]} />
          <span className="line-clamp-2 text-sm [overflow-wrap:anywhere]">{title}</span>
        </span>
      )}
    </a>
  );
}
