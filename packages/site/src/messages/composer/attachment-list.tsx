import type { ShownRecordingFragment } from '@infinite/schema/generated/graphql';
import { composerWords } from '@infinite/schema/words/composer.en';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { ArrowDown, ArrowUp, FileText, Image, Mic, Video, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { detailsOf, titleOf, troubleOf } from './describe-recording.ts';
import type { Faults } from './faults.ts';
import { RecordingSample } from './recording-sample.tsx';

export interface AttachmentListProps {
  ids: readonly string[];
  faults: Faults;
  timeZone: string;
  recordings: ReadonlyMap<string, ShownRecordingFragment>;
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
        const fault = props.faults[`attachmentIds.${index}`];
        const trouble = recording ? troubleOf(recording, fault) : words.missing;
        return (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-rule py-3"
          >
            <Icon as={recording ? signs[recording.kind] : FileText} className="text-amber-ink" />
            <div className="min-w-0 flex-1 basis-48">
              <span className="block font-semibold wrap-anywhere">{title}</span>
              {recording ? (
                <span className="block text-sm text-ink-soft">
                  {detailsOf(recording, props.timeZone)}
                </span>
              ) : null}
              {trouble === null ? null : (
                <span
                  role={fault === undefined ? undefined : 'alert'}
                  className={`block text-sm ${fault === undefined ? '' : 'font-semibold text-danger'}`}
                >
                  {trouble}
                </span>
              )}
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
            {recording ? <RecordingSample recording={recording} /> : null}
          </li>
        );
      })}
    </ul>
  );
}
