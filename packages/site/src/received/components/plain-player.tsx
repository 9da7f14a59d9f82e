import { messageBodyWords as words } from '@infinite/schema/words/message-body.en';
import { receivedVersionWords } from '@infinite/schema/words/versions.en';
import type { ReactElement } from 'react';
import { KeepCopy } from './keep-copy.tsx';
import type { ReceivedItem } from './received-item.ts';
import { Waveform } from './waveform.tsx';

/** The browser's own player: large, familiar, and usable without scripts. */
export function PlainPlayer({ item }: { item: ReceivedItem }): ReactElement {
  const label = item.title === '' ? words.listen : item.title;
  if (item.url === '') return <NotPlayed item={item} />;
  return (
    <div className="flex flex-col gap-3">
      {item.kind === 'VIDEO' ? (
        <video
          controls
          preload="metadata"
          playsInline
          {...(item.posterUrl ? { poster: item.posterUrl } : {})}
          src={item.url}
          aria-label={label}
          className="block max-h-[70vh] w-full rounded-md bg-sunk print:hidden"
        />
      ) : (
        <>
          {item.peaks && item.peaks.length > 0 ? <Waveform peaks={item.peaks} /> : null}
          <audio
            controls
            preload="metadata"
            src={item.url}
            aria-label={label}
            className="block min-h-14 w-full print:hidden"
          />
        </>
      )}
      <KeepCopy item={item} />
    </div>
  );
}

/** For a recording that could not be converted: says so, and offers the download. */
function NotPlayed({ item }: { item: ReceivedItem }): ReactElement {
  return (
    <div className="flex flex-col gap-3">
      <p className="m-0">{receivedVersionWords.mayNotPlay}</p>
      <KeepCopy item={item} />
    </div>
  );
}
