import { composerWords } from '@infinite/schema/words/composer.en';
import { sizeWords } from '@infinite/schema/words/dates.en';
import { Button } from '@infinite/ui/button';
import { FieldError } from '@infinite/ui/field-error';
import { Progress } from '@infinite/ui/progress';
import type { ReactElement } from 'react';
import type { UploadView } from './use-uploads.ts';

const words = composerWords.say;

/** Files on their way, and those that could not be sent. */
export function UploadList(props: {
  uploads: readonly UploadView[];
  onStop: (key: string) => void;
  onForget: (key: string) => void;
}): ReactElement | null {
  if (props.uploads.length === 0) return null;
  return (
    <ul aria-label={words.onTheirWay} className="m-0 flex list-none flex-col gap-4 p-0">
      {props.uploads.map((upload) => (
        <li key={upload.key} className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <div className="min-w-0 flex-1 basis-60">
            {upload.problem === null ? (
              <>
                <span className="block wrap-anywhere">{words.uploading(upload.name)}</span>
                <Progress
                  label={words.uploading(upload.name)}
                  value={upload.bytes === 0 ? 0 : upload.sent / upload.bytes}
                  valueText={words.uploadedOf(sizeWords(upload.sent), sizeWords(upload.bytes))}
                />
              </>
            ) : (
              <div role="alert">
                <FieldError id={`upload-${upload.key}`}>{upload.problem}</FieldError>
              </div>
            )}
          </div>
          <Button
            variant="quiet"
            size="sm"
            aria-label={words.stopUpload(upload.name)}
            onClick={() =>
              upload.problem === null ? props.onStop(upload.key) : props.onForget(upload.key)
            }
          >
            {upload.problem === null ? words.stop : words.close}
          </Button>
        </li>
      ))}
    </ul>
  );
}
