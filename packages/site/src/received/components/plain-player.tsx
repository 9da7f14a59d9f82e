import { durationWords, sizeWords } from '@infinite/schema/words/dates.en';
import { receivedWords as words } from '@infinite/schema/words/received.en';
import { Icon } from '@infinite/ui/icon';
import { LinkButton } from '@infinite/ui/link-button';
import { Download } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ReceivedItem } from './received-item.ts';
import { Waveform } from './waveform.tsx';

/** The browser's own player: large, known to everyone, and alive without any script. */
export function PlainPlayer({ item }: { item: ReceivedItem }): ReactElement {
  const label = item.title === '' ? words.listen : item.title;
  return (
    <div className="flex flex-col gap-3">
      {item.kind === 'VIDEO' ? (
        <video
          controls
          preload="metadata"
          playsInline
          src={trimmedUrl(item)}
          aria-label={label}
          className="block max-h-[70vh] w-full rounded-md bg-sunk print:hidden"
        />
      ) : (
        <>
          {item.peaks && item.peaks.length > 0 ? <Waveform peaks={item.peaks} /> : null}
          <audio
            controls
            preload="metadata"
            src={trimmedUrl(item)}
            aria-label={label}
            className="block min-h-14 w-full print:hidden"
          />
        </>
      )}
      <DownloadLink item={item} />
    </div>
  );
}

/** The sender's trim by the address alone (Media Fragments URI 1.0). */
function trimmedUrl({ url, trimStartMs, trimEndMs }: ReceivedItem): string {
  if (!trimStartMs && !trimEndMs) return url;
  return `${url}#t=${(trimStartMs ?? 0) / 1000}${trimEndMs ? `,${trimEndMs / 1000}` : ''}`;
}

/** The original, bit by bit as it was made. */
export function DownloadLink({ item }: { item: ReceivedItem }): ReactElement {
  const length = item.durationMs ? `${durationWords(item.durationMs)}, ` : '';
  const size = `${length}${sizeWords(item.bytes)}`;
  const label = item.title === '' ? words.download : words.downloadOf(item.title, size);
  return (
    <p className="m-0 print:hidden">
      <LinkButton
        href={item.downloadUrl}
        download
        variant="quiet"
        size="lg"
        aria-label={label}
        className="-ml-7 text-left"
      >
        <Icon as={Download} />
        <span>
          {words.download} <span className="font-normal">({size})</span>
        </span>
      </LinkButton>
    </p>
  );
}
