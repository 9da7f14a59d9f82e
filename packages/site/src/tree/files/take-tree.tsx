import {
  treeFileFormats,
  treeFileParts,
  type TreeFileFormat,
  type TreeFilePart,
} from '@infinite/schema/catalogue/tree-files';
import { treeFileWords } from '@infinite/schema/words/tree-files.en';
import { buttonStyle } from '@infinite/ui/button-style';
import { Checkbox } from '@infinite/ui/checkbox';
import { RadioCards } from '@infinite/ui/radio-cards';
import { useId, useState, type ReactElement } from 'react';
import { filesWords } from '#tree/files/files.en.ts';

const words = filesWords.take;

interface TakeTreeProps {
  readonly mayIncludeLiving: boolean;
  /** Whose ancestors, descendants or branch may be taken instead of the whole tree. */
  readonly person: { readonly id: string; readonly name: string } | null;
}

/** The tree as a file. A plain form, so that it works before the page's scripts do. */
export function TakeTree({ mayIncludeLiving, person }: TakeTreeProps): ReactElement {
  const id = useId();
  const [format, setFormat] = useState<TreeFileFormat>('7.0');
  const [part, setPart] = useState<TreeFilePart>('all');
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="m-0 text-2xl">
        {words.title}
      </h2>
      <p className="mt-2 max-w-measure text-ink-soft">{words.text}</p>
      <form method="get" action="/api/tree/file" className="mt-5">
        <RadioCards
          legend={words.format}
          name="format"
          value={format}
          onChange={setFormat}
          options={treeFileFormats.map((value) => ({ value, ...words.formats[value] }))}
        />
        {person ? (
          <>
            <input type="hidden" name="person" value={person.id} />
            <RadioCards
              className="mt-6"
              legend={words.part(person.name)}
              name="part"
              value={part}
              onChange={setPart}
              options={treeFileParts.map((value) => ({ value, label: treeFileWords.parts[value] }))}
            />
          </>
        ) : null}
        {mayIncludeLiving ? (
          <Checkbox
            className="mt-4"
            name="living"
            value="include"
            label={words.living}
            hint={words.livingHint}
          />
        ) : null}
        <button type="submit" className={`${buttonStyle({ variant: 'primary' })} mt-5`}>
          {words.download}
        </button>
      </form>
    </section>
  );
}
