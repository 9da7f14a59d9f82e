import { commentLimits } from '@infinite/schema/catalogue/collaboration';
import type { NamedPerson } from '@infinite/schema/collaboration/mentions';
import { Button } from '@infinite/ui/button';
import { TextArea } from '@infinite/ui/text-area';
import { useRef, useState, type KeyboardEvent } from 'react';
import { talkWords as words } from '#collaboration/collaboration.en.ts';
import { matching, mentionAt, type MentionQuery } from '#collaboration/mention-query.ts';

export interface MentionTextAreaProps {
  value: string;
  people: readonly NamedPerson[];
  onChange(value: string): void;
  /** A person was picked from the list. */
  onChosen(person: NamedPerson): void;
  focused?: boolean;
}

/**
 * A text area that offers the family's members after an `@`. The offers are buttons below it, so
 * that they work the same by touch, by Tab and by Arrow Down.
 */
export function MentionTextArea(props: MentionTextAreaProps) {
  const { value, people, onChange } = props;
  const [query, setQuery] = useState<MentionQuery | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const offered = query ? matching(people, query) : [];

  const look = () => {
    const { current } = area;
    if (current) setQuery(mentionAt(current.value, current.selectionStart));
  };
  const choose = (person: NamedPerson) => {
    const { current } = area;
    if (!query || !current) return;
    const end = query.from + 1 + query.text.length;
    onChange(`${value.slice(0, query.from)}@${person.name} ${value.slice(end)}`);
    props.onChosen(person);
    setQuery(null);
    current.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (offered.length === 0) return;
    if (event.key === 'Escape') setQuery(null);
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    first.current?.focus();
  };

  return (
    <>
      <TextArea
        ref={area}
        rows={3}
        className="min-h-20!"
        dir="auto"
        autoFocus={props.focused}
        value={value}
        maxLength={commentLimits.characters * 2}
        onKeyDown={onKeyDown}
        onKeyUp={look}
        onClick={look}
        onChange={({ target }) => {
          onChange(target.value);
          setQuery(mentionAt(target.value, target.selectionStart));
        }}
      />
      {offered.length > 0 ? (
        <div role="group" aria-label={words.mention} className="mt-2 flex flex-wrap gap-2">
          {offered.map((person, at) => (
            <Button
              key={person.id}
              ref={at === 0 ? first : undefined}
              size="sm"
              aria-label={words.mentionOf(person.name)}
              onClick={() => choose(person)}
            >
              <span className="max-w-56 truncate">{person.name}</span>
            </Button>
          ))}
        </div>
      ) : null}
    </>
  );
}
