import { useQuery } from '@apollo/client/react';
import { CannedAnswersDocument } from '@infinite/schema/generated/graphql';
import { Field } from '@infinite/ui/field';
import { Select } from '@infinite/ui/select';
import { composerWords as words } from './enquiries.en.ts';

/** Chooses a canned answer to insert; not shown while no canned answers exist. */
export function CannedChoice({ onChosen }: { onChosen: (body: string) => void }) {
  const { data } = useQuery(CannedAnswersDocument, { fetchPolicy: 'cache-and-network' });
  const answers = data?.cannedAnswers ?? [];
  if (answers.length === 0) return null;
  return (
    <Field label={words.canned} hideLabel className="max-w-full min-w-0">
      <Select
        value=""
        onChange={({ target }) => {
          const chosen = answers.find(({ id }) => id === target.value);
          if (chosen?.body) onChosen(chosen.body);
        }}
      >
        <option value="">{words.canned}</option>
        {answers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
