import { Icon } from '@infinite/ui/icon';
import { Paperclip } from 'lucide-react';
import { formatBytes } from '#components/figures.ts';
import { FileDownload } from '#components/file-download.tsx';
import { threadWords as words } from './enquiries.en.ts';
import type { Thread } from './what-changed.ts';

type Attachment = Thread['entries'][number]['attachments'][number];

/** Files of an email. They are foreign, so they are never shown, only downloaded. */
export function EntryAttachments({ attachments }: { attachments: readonly Attachment[] }) {
  return (
    <ul aria-label={words.attachments} className="mt-3 mb-0 grid list-none gap-2 p-0 text-sm">
      {attachments.map((attachment) => (
        <li key={attachment.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Icon as={Paperclip} />
          <span className="min-w-0 wrap-anywhere">{attachment.name}</span>
          {attachment.bytes ? (
            <span className="text-ink-soft tabular-nums">{formatBytes(attachment.bytes)}</span>
          ) : null}
          {attachment.path ? (
            <FileDownload
              path={attachment.path}
              fileName={attachment.name}
              failed={words.downloadFailed}
            />
          ) : (
            <span className={attachment.state === 'INFECTED' ? 'text-danger' : 'text-ink-soft'}>
              {whyNot(attachment)}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function whyNot({ state, bytes }: Attachment): string {
  if (state === 'CLEAN') return '';
  return state === 'LEFT_OUT' && bytes === 0
    ? words.notDownloaded.EMPTY
    : words.notDownloaded[state];
}
