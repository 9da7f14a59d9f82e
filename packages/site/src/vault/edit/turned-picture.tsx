import type { PhotoTurn } from '@infinite/schema/catalogue/pictures';
import type { ReactElement, ReactNode } from 'react';
import { photoEditWords as words } from './photo-edit.en.ts';

interface TurnedPictureProps {
  readonly url: string;
  readonly turn: PhotoTurn;
  /** Of the upright picture; null until it has come. */
  readonly size: { readonly width: number; readonly height: number } | null;
  readonly onLoad: (size: { width: number; height: number }) => void;
  readonly onError: () => void;
  readonly children: ReactNode;
}

/** A picture as it is turned, and what lies over it. */
export function TurnedPicture(props: TurnedPictureProps): ReactElement {
  const { url, turn, size, onLoad, onError, children } = props;
  const { width, height } = size ?? { width: 3, height: 2 };
  const isUpright = turn % 180 === 0;
  const aspect = isUpright ? width / height : height / width;
  return (
    <div
      style={{ aspectRatio: aspect, width: `min(100%, calc(40dvh * ${aspect}))` }}
      className="relative mx-auto bg-sunk select-none"
    >
      <img
        src={url}
        alt={words.picture}
        draggable={false}
        onLoad={({ currentTarget }) => {
          onLoad({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight });
        }}
        onError={onError}
        style={{
          width: isUpright ? '100%' : `${100 / aspect}%`,
          height: isUpright ? '100%' : `${100 * aspect}%`,
          transform: `translate(-50%, -50%) rotate(${turn}deg)`,
        }}
        className="absolute top-1/2 left-1/2 max-w-none"
      />
      {size ? children : null}
    </div>
  );
}
