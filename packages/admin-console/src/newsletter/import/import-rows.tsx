import { importRowStates, type ImportRowState } from '@infinite/schema/catalogue/newsletter';
import type { ImportPreview } from '@infinite/schema/newsletter/import.input';
import { emailPlaceWords, importRowWords } from '@infinite/schema/words/newsletter-console.en';
import { Badge } from '@infinite/ui/badge';
import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { Select } from '@infinite/ui/select';
import { useState } from 'react';

const words = emailPlaceWords.import;
const pageRows = 50;

const tones = {
  NEW: 'success',
  KNOWN: 'plain',
  UNSUBSCRIBED: 'amber',
  SUPPRESSED: 'amber',
  INVALID: 'danger',
  DUPLICATE: 'plain',
} as const satisfies Record<ImportRowState, string>;

/** What would become of each row, of all or of one state. */
export function ImportRows({ preview }: { preview: ImportPreview }) {
  const [state, setState] = useState<ImportRowState | null>(null);
  const [shown, setShown] = useState(pageRows);
  const { counts } = preview;
  const rows = state ? preview.rows.filter((row) => row.state === state) : preview.rows;
  const choose = (value: string) => {
    setState(importRowStates.find((known) => known === value) ?? null);
    setShown(pageRows);
  };
  return (
    <section aria-label={words.rows} className="min-w-0">
      <Field label={words.show}>
        <Select value={state ?? ''} onChange={({ target }) => choose(target.value)}>
          <option value="">{words.anyState(preview.rows.length)}</option>
          {importRowStates
            .filter((each) => counts[each] > 0)
            .map((each) => (
              <option key={each} value={each}>
                {words.state(importRowWords[each], counts[each])}
              </option>
            ))}
        </Select>
      </Field>
      <table className="mt-4 w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-edge text-left">
            <th className="w-16 py-2 pr-3">{words.rowColumns.row}</th>
            <th className="py-2 pr-3">{words.rowColumns.email}</th>
            <th className="py-2">{words.rowColumns.state}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map((row) => (
            <tr key={row.row} className="border-b border-rule">
              <td className="py-1.5 pr-3 tabular-nums">{row.row.toLocaleString('en')}</td>
              <td className="py-1.5 pr-3 wrap-anywhere">{row.email || '–'}</td>
              <td className="py-1.5">
                <Badge tone={tones[row.state]}>{importRowWords[row.state]}</Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shown ? (
        <Button size="sm" className="mt-3" onClick={() => setShown(shown + pageRows)}>
          {words.more}
        </Button>
      ) : null}
    </section>
  );
}
