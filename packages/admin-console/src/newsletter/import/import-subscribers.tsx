import { emailPlaceWords } from '@infinite/schema/words/newsletter-console.en';
import { Field } from '@infinite/ui/field';
import { Icon } from '@infinite/ui/icon';
import { Spinner } from '@infinite/ui/spinner';
import { TextInput } from '@infinite/ui/text-input';
import { ArrowLeft } from 'lucide-react';
import type { PlaceLink } from '#platform/use-place-links.ts';
import { ImportConsentForm } from './import-consent.tsx';
import { ImportMapping } from './import-mapping.tsx';
import { ImportRows } from './import-rows.tsx';
import { useImport } from './use-import.ts';

const words = emailPlaceWords.import;

interface ImportSubscribersProps {
  back: PlaceLink;
  onImported: (id: string) => void;
}

/** A CSV file of subscribers: its columns, what becomes of each row, and the consent. */
export function ImportSubscribers({ back, onImported }: ImportSubscribersProps) {
  const handle = useImport(onImported);
  const { preview, pending, faults } = handle;
  return (
    <>
      <a {...back} className="inline-flex min-h-10 items-center gap-2 no-underline">
        <Icon as={ArrowLeft} />
        {words.back}
      </a>
      <h3 className="m-0 text-xl">{words.title}</h3>
      <p className="mt-1 mb-4 max-w-measure text-sm text-ink-soft">{words.lead}</p>
      <Field label={words.file} hint={words.fileHint} error={faults['content']}>
        <TextInput
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          onChange={({ target }) => void handle.choose(target.files?.[0])}
        />
      </Field>
      {pending === 'preview' ? (
        <Spinner className="mt-4 text-accent" label={words.reading} />
      ) : null}
      {preview ? (
        <div className="mt-6 grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
          <div className="grid min-w-0 gap-6">
            <ImportMapping
              preview={preview}
              faults={faults}
              onChange={(columns) => void handle.map(columns)}
            />
            <ImportRows preview={preview} />
          </div>
          <ImportConsentForm handle={handle} fresh={preview.counts.NEW} />
        </div>
      ) : null}
    </>
  );
}
