import { Button } from '@infinite/ui/button';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import { contactPageWords as words } from '#contacts/contacts.en.ts';
import { addressBookPath } from '#contacts/paths.ts';

/** Searches while somebody types; without scripts it is a form. */
export function BookSearch(props: { text: string; onChange: (text: string) => void }) {
  return (
    <form
      role="search"
      method="get"
      action={addressBookPath}
      onSubmit={(event) => {
        event.preventDefault();
        props.onChange(props.text);
      }}
      className="flex min-w-0 flex-1 basis-80 items-end gap-3 sm:max-w-[480px]"
    >
      <Field label={words.search} className="min-w-0 flex-1">
        <TextInput
          type="search"
          name="q"
          dir="auto"
          autoComplete="off"
          maxLength={200}
          value={props.text}
          onChange={({ target }) => props.onChange(target.value)}
        />
      </Field>
      <Button type="submit">{words.searchButton}</Button>
    </form>
  );
}
