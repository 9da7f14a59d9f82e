import { confirmWords as words } from '#components/components.en.ts';
import { Button } from '@infinite/ui/button';
import { Dialog } from '@infinite/ui/dialog';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';

export interface ConfirmWithNameProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: string;
  /** Names what is lost. */
  description: ReactNode;
  /** What has to be typed, such as the account's e-mail. */
  name: string;
  /** The act as a verb: 'Delete the account'. */
  confirmLabel: string;
  pending?: boolean;
  pendingLabel?: string;
  /** Further fields, such as a reason. */
  children?: ReactNode;
  /** The dialog stays open; close it when the work is done. */
  onConfirm: () => void;
}

/** Asks to type the name of what will be deleted, before an irreversible operation. */
export function ConfirmWithName(props: ConfirmWithNameProps) {
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={props.title}
      description={props.description}
    >
      <NameForm {...props} />
    </Dialog>
  );
}

/** Inside the dialog, so that each opening starts with an empty field. */
function NameForm(props: ConfirmWithNameProps) {
  const { name, pending = false } = props;
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const matches = typed.trim() === name;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pending) return;
    if (matches) {
      props.onConfirm();
      return;
    }
    setRefused(true);
    field.current?.focus();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      {props.children}
      <Field
        label={words.type(name)}
        error={refused && !matches ? words.mismatch(name) : undefined}
      >
        <TextInput
          ref={field}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={() => props.onOpenChange(false)}>{words.keep}</Button>
        <Button type="submit" variant="danger" pending={pending} pendingLabel={props.pendingLabel}>
          {props.confirmLabel}
        </Button>
      </div>
    </form>
  );
}
