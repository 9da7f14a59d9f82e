import { composerWords } from '@infinite/schema/words/composer.en';
import { durationWords, sizeWords } from '@infinite/schema/words/dates.en';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { ArrowDown, ArrowUp, FileText, Image, Mic, Video, X } from 'lucide-react';
import type { ReactElement } from 'react';
import type { RecordingView } from '../message-view.ts';

export interface AttachmentListProps {
  ids: readonly string[];
  recordings: ReadonlyMap<string, RecordingView>;
  onChange: (ids: string[]) => void;
  onRemoved: (title: string) => void;
}

const words = composerWords.say;
const signs = { VOICE: Mic, VIDEO: Video, PHOTO: Image, FILE: FileText };

/** What goes with the letter, in the order in which it will be met. */
export function AttachmentList(props: AttachmentListProps): ReactElement | null {
  const { ids, onChange } = props;
  if (ids.length === 0) return null;
  const swap = (index: number, other: number) => {
    const next = [...ids];
    [next[index], next[other]] = [ids[other] ?? '', ids[index] ?? ''];
    onChange(next);
  };
  return (
    <ul aria-label={words.attachments} className="m-0 list-none border-t border-rule p-0">
      {ids.map((id, index) => {
        const recording = props.recordings.get(id);
        const title = titleOf(recording);
        return (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-rule py-3"
          >
            <Icon as={recording ? signs[recording.kind] : FileText} className="text-amber-ink" />
            <div className="min-w-0 flex-1 basis-48">
              <span className="block font-semibold wrap-anywhere">{title}</span>
              <span className="block text-sm text-ink-soft">{detailsOf(recording)}</span>
            </div>
            <div className="flex">
              {index > 0 ? (
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={words.moveUp(title)}
                  onClick={() => swap(index, index - 1)}
                >
                  <Icon as={ArrowUp} />
                </Button>
              ) : null}
              {index < ids.length - 1 ? (
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={words.moveDown(title)}
                  onClick={() => swap(index, index + 1)}
                >
                  <Icon as={ArrowDown} />
                </Button>
              ) : null}
              <Button
                variant="quiet"
                size="sm"
                aria-label={words.removeLabel(title)}
                onClick={() => {
                  onChange(ids.filter((one) => one !== id));
                  props.onRemoved(title);
                }}
              >
                <Icon as={X} />
              </Button>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

export function titleOf(recording: RecordingView | undefined): string {
  if (recording === undefined) return words.kinds.FILE;
  return recording.title.trim() === '' ? words.kinds[recording.kind] : recording.title;
}

function detailsOf(recording: RecordingView | undefined): string {
  if (recording === undefined) return words.missing;
  if (recording.state === 'FAILED') return recording.problem ?? words.missing;
  const parts: string[] = [words.kinds[recording.kind]];
  if (recording.durationMs) parts.push(durationWords(recording.durationMs));
  parts.push(sizeWords(recording.bytes));
  if (recording.state !== 'READY') parts.push(words.processing);
  const line = parts.join(', ');
  return recording.silent ? `${line}. ${words.silent}` : line;
}
