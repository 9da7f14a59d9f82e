import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import type { TablePlace } from './use-table-place.ts';

/** Marks the field that the shortcut for searching goes to. */
export const searchFieldMark = 'data-console-search';

/** What is typed is sent after a pause; the enter key sends nothing more. */
export function TableSearch({ label, place }: { label: string; place: TablePlace }) {
  return (
    <search className="w-full self-start sm:w-72">
      <Field label={label}>
        <TextInput
          type="search"
          {...{ [searchFieldMark]: '' }}
          autoComplete="off"
          spellCheck={false}
          value={place.typed}
          onChange={({ target }) => place.type(target.value)}
        />
      </Field>
    </search>
  );
}
