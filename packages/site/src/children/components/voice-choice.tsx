import { ChildrenDocument } from '@infinite/schema/generated/operations';
import { Field } from '@infinite/ui/field';
import { Select } from '@infinite/ui/select';
import { useEffect, useState, type ReactElement } from 'react';
import { ask } from '#api/ask.ts';
import type { ChildView } from '#children/child-view.ts';
import { childrenPageWords } from '#children/children.en.ts';

const words = childrenPageWords.voice;

interface VoiceChoiceProps {
  /** Id of the child whose voice it is; '' for none. */
  readonly value: string;
  onChange(childId: string): void;
}

/** Whose voice a recording holds. Nothing for who keeps no child's profile. */
export function VoiceChoice({ value, onChange }: VoiceChoiceProps): ReactElement | null {
  const [children, setChildren] = useState<readonly ChildView[]>([]);
  useEffect(() => {
    const read = async () => {
      const answer = await ask(ChildrenDocument, {});
      if (answer.kind === 'data') setChildren(answer.data.children.filter((one) => one.mayLabel));
    };
    void read();
  }, []);
  if (children.length === 0) return null;
  return (
    <Field label={words.field} hint={words.hint}>
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">{words.ofNoChild}</option>
        {children.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
