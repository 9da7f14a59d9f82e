import { savedSearchLimits } from '@infinite/schema/catalogue/search';
import { RenameSearchDocument, SaveSearchDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { Dialog } from '@infinite/ui/dialog';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import { useId, useState, type FormEvent, type ReactElement } from 'react';
import type { SavedSearch, SearchPlace } from '#search/search-address.ts';
import { searchPageWords } from '#search/search.en.ts';
import { useAct } from '#settings/use-act.ts';

const words = searchPageWords.saved;

/** Asks for the name of a search to keep, or for another one of a kept search. */
export function NameSearch(props: {
  /** What to keep; left out where `saved` gets another name. */
  place?: SearchPlace;
  saved?: SavedSearch;
  onClose: () => void;
  onSaved: (saved: SavedSearch) => void;
}): ReactElement {
  const { place, saved, onClose, onSaved } = props;
  const id = useId();
  const [name, setName] = useState(saved?.name ?? place?.text ?? '');
  const saving = useAct(SaveSearchDocument);
  const renaming = useAct(RenameSearchDocument);
  const { pending, errors } = saved ? renaming : saving;
  const send = async (): Promise<SavedSearch | undefined> => {
    if (saved) return (await renaming.act({ id: saved.id, name }, null))?.renameSearch;
    if (!place) return undefined;
    return (await saving.act({ name, ...place }, words.kept))?.saveSearch;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    const answer = await send();
    if (!answer) return;
    onSaved(answer);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={saved ? words.renameTitle : words.save}
      size="sm"
      footer={
        <Button type="submit" form={id} variant="primary" pending={pending}>
          {words.keep}
        </Button>
      }
    >
      <form id={id} method="post" noValidate onSubmit={(event) => void submit(event)}>
        <Field label={words.name} error={errors['name']}>
          <TextInput
            autoComplete="off"
            maxLength={savedSearchLimits.name}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
