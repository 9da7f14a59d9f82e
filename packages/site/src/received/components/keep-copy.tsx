import { durationWords, sizeWords } from '@infinite/schema/words/dates.en';
import { messageBodyWords as words } from '@infinite/schema/words/message-body.en';
import { receivedVersionWords } from '@infinite/schema/words/versions.en';
import { Icon } from '@infinite/ui/icon';
import { LinkButton } from '@infinite/ui/link-button';
import { Download } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ReceivedItem } from './received-item.ts';

/** The ways to keep a recording: the form that plays everywhere first, then what older players need. */
export function KeepCopy({ item }: { item: ReceivedItem }): ReactElement {
  const length = item.durationMs ? `${durationWords(item.durationMs)}, ` : '';
  const copies = item.copies?.length
    ? item.copies
    : [{ form: 'FILE' as const, url: item.downloadUrl, bytes: item.bytes, fileName: item.title }];
  return (
    <ul className="m-0 flex list-none flex-wrap gap-x-2 p-0 print:hidden">
      {copies.map((copy) => {
        const { name, hint } = receivedVersionWords.forms[copy.form];
        const size = `${name === '' ? '' : `${name}, `}${length}${sizeWords(copy.bytes)}`;
        const label = item.title === '' ? words.download : words.downloadOf(item.title, size);
        return (
          <li key={copy.form}>
            <LinkButton
              href={copy.url}
              download={copy.fileName}
              variant="quiet"
              size="lg"
              aria-label={label}
              title={hint}
              className="-ml-7 text-left"
            >
              <Icon as={Download} />
              <span>
                {words.download} <span className="font-normal">({size})</span>
              </span>
            </LinkButton>
          </li>
        );
      })}
    </ul>
  );
}
