import { sizeWords } from '@infinite/schema/words/dates.en';
import { messageBodyWords as words } from '@infinite/schema/words/message-body.en';
import { Icon } from '@infinite/ui/icon';
import { Download } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ReceivedItem } from './received-item.ts';

export function FileList({ files }: { files: readonly ReceivedItem[] }): ReactElement {
  return (
    <ul aria-label={words.files} className="m-0 list-none border-t border-rule p-0">
      {files.map((file) => (
        <li key={file.id} className="border-b border-rule">
          <a
            href={file.downloadUrl}
            download
            className="flex min-h-14 items-center gap-4 py-3 text-accent"
          >
            <Icon as={Download} />
            <span className="min-w-0 flex-1">
              {words.downloadOf(file.title, sizeWords(file.bytes))}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
