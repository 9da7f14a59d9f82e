import { messageBodyWords as words } from '@infinite/schema/words/message-body.en';
import type { ReactElement } from 'react';
import type { ReceivedItem } from './received-item.ts';

export function PhotoList({ photos }: { photos: readonly ReceivedItem[] }): ReactElement {
  return (
    <ul aria-label={words.photos} className="m-0 flex list-none flex-col gap-8 p-0">
      {photos.map((photo) => (
        <li key={photo.id} className="break-inside-avoid">
          <figure className="m-0">
            {photo.ready ? (
              <a href={photo.downloadUrl} aria-label={words.viewPhoto(photo.title)}>
                <img
                  src={photo.url}
                  alt={words.photoAlt(photo.title)}
                  loading="lazy"
                  className="block max-h-[80vh] w-full rounded-md bg-sunk object-contain"
                />
              </a>
            ) : (
              <p className="m-0 text-ink-soft">{words.preparing}</p>
            )}
            {photo.title === '' && !photo.note ? null : (
              <figcaption className="mt-2 text-lg">
                {photo.title}
                {photo.note ? (
                  <span className="block whitespace-pre-wrap">{photo.note}</span>
                ) : null}
              </figcaption>
            )}
          </figure>
        </li>
      ))}
    </ul>
  );
}
