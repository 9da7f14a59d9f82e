import { familyLimits } from '@infinite/schema/catalogue/families';
import { readEmailList } from '@infinite/schema/families/email-list';
import { FieldError } from '@infinite/ui/field-error';
import { useId, useState, type ReactElement } from 'react';
import { familyPageWords as words } from '#families/families.en.ts';

/**
 * Reads a vCard file in the browser and hands over its people as a list, which can still be edited.
 * The rest of the file stays on the device.
 */
export function ContactsFile({ onRead }: { onRead: (list: string) => void }): ReactElement {
  const id = useId();
  const [failed, setFailed] = useState(false);
  const read = async (file: File | undefined) => {
    if (!file) return;
    const text = file.size <= mostBytes ? await file.text().catch(() => '') : '';
    const { people } = readEmailList(text);
    setFailed(people.length === 0);
    if (people.length === 0) return;
    const shown = people.slice(0, familyLimits.addressesAtOnce);
    onRead(shown.map(({ name, email }) => (name ? `"${name}" <${email}>` : email)).join('\n'));
  };
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {words.contacts}
      </label>
      <input
        id={id}
        type="file"
        accept=".vcf,text/vcard,text/x-vcard"
        aria-describedby={failed ? `${id}-error` : undefined}
        className="mt-2 block w-full min-w-0 text-sm file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-md file:border file:border-edge file:bg-raised file:px-4 file:font-sans file:text-ink"
        onChange={({ target }) => {
          void read(target.files?.[0]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      {failed ? <FieldError id={`${id}-error`}>{words.contactsFailed}</FieldError> : null}
    </div>
  );
}

/** Photos make contacts large; a file beyond this is no address book. */
const mostBytes = 20_000_000;
