import { Icon } from '@infinite/ui/icon';
import { File, Image, Mic, Video } from 'lucide-react';
import type { ReactElement } from 'react';
import { FilmMark } from '#vault/components/film-mark.tsx';
import { Placeholder } from '#vault/components/placeholder.tsx';
import { timelineWords as words } from '#vault/timeline.en.ts';

const icons = { VOICE: Mic, VIDEO: Video, PHOTO: Image, FILE: File } as const;

export interface PicturedItem {
  readonly kind: keyof typeof icons;
  readonly forms?: {
    readonly width: number;
    readonly height: number;
    readonly placeholder: string;
    readonly smallUrl: string;
  } | null;
}

/** A small square for an item beside its title: its picture, or the sign of its kind. */
export function ItemPicture({ item }: { item: PicturedItem }): ReactElement {
  const { kind, forms } = item;
  return (
    <span className="relative flex size-full items-center justify-center overflow-hidden rounded-sm bg-sunk text-ink">
      {forms ? (
        <>
          <Placeholder hash={forms.placeholder} />
          <img
            src={forms.smallUrl}
            // Its title stands beside it.
            alt=""
            width={forms.width}
            height={forms.height}
            loading="lazy"
            className="absolute inset-0 size-full object-cover"
          />
          {kind === 'VIDEO' ? <FilmMark /> : null}
        </>
      ) : (
        <Icon as={icons[kind]} label={words.kinds[kind]} />
      )}
    </span>
  );
}
