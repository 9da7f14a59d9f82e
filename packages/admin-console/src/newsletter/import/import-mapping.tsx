import { importFields } from '@infinite/schema/catalogue/newsletter';
import type { ImportColumns, ImportPreview } from '@infinite/schema/newsletter/import.input';
import { emailPlaceWords, importFieldWords } from '@infinite/schema/words/newsletter-console.en';
import { Field } from '@infinite/ui/field';
import { Select } from '@infinite/ui/select';

const words = emailPlaceWords.import;

interface ImportMappingProps {
  preview: ImportPreview;
  faults: Readonly<Record<string, string>>;
  onChange: (columns: ImportColumns) => void;
}

/** Which column of the file is what. */
export function ImportMapping({ preview, faults, onChange }: ImportMappingProps) {
  const { columns } = preview;
  // Two columns may have the same name: a column is its place.
  const options = preview.headers.map((header, place) => ({ place, header }));
  return (
    <fieldset className="m-0 grid min-w-0 gap-4 border-0 p-0 sm:grid-cols-2">
      <legend className="mb-2 p-0 font-serif text-lg">{words.columns}</legend>
      {importFields.map((field) => (
        <Field key={field} label={importFieldWords[field]} error={faults[`columns.${field}`]}>
          <Select
            value={columns[field] ?? ''}
            onChange={({ target }) => {
              const column = target.value === '' ? null : Number(target.value);
              onChange({ ...columns, [field]: column });
            }}
          >
            {field === 'email' ? null : <option value="">{words.noColumn}</option>}
            {options.map(({ place, header }) => (
              <option key={place} value={place}>
                {words.column(place, header)}
              </option>
            ))}
          </Select>
        </Field>
      ))}
    </fieldset>
  );
}
