import { dateWords } from '@infinite/schema/words/dates.en';
import { messageActionWords as words } from '#messages/future-messages.en.ts';
import { Button } from '@infinite/ui/button';
import { Dialog } from '@infinite/ui/dialog';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import { useEffect, useId, useRef, useState, type FormEvent, type ReactElement } from 'react';
import type { NewMoment } from '../message-calls.ts';

export interface MomentDialogProps {
  title: string;
  description: string;
  /** '' while no day is chosen. */
  submitLabel: (day: string, localDate: string) => string;
  first: NewMoment;
  earliest: string;
  pending: boolean;
  /** Words by field, of the last try. */
  faults: Readonly<Record<string, string>>;
  onClose: () => void;
  onSubmit: (moment: NewMoment) => void;
}

/** Asks for a new day and time: to postpone, or to set the day of an occasion. */
export function MomentDialog(props: MomentDialogProps): ReactElement {
  const [moment, setMoment] = useState(props.first);
  const [missing, setMissing] = useState(false);
  // An error belongs to the submitted value; it disappears when the value changes.
  const [tried, setTried] = useState<NewMoment | null>(null);
  const faults: MomentDialogProps['faults'] = tried === moment ? props.faults : {};
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(props.faults).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [props.faults]);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (props.pending) return;
    if (moment.localDate === '' || moment.localTime === '') setMissing(true);
    else {
      setTried(moment);
      props.onSubmit(moment);
    }
  };
  const day = moment.localDate > '1000' ? dateWords(moment.localDate) : '';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={props.title}
      description={props.description}
      footer={
        <Button
          type="submit"
          form={id}
          variant="primary"
          pending={props.pending}
          pendingLabel={words.working}
        >
          {props.submitLabel(day, moment.localDate)}
        </Button>
      }
    >
      <form ref={form} id={id} noValidate onSubmit={submit} className="grid gap-5 sm:grid-cols-2">
        <Field
          label={words.newDay}
          error={missing && moment.localDate === '' ? words.dayMissing : faults['localDate']}
        >
          <TextInput
            type="date"
            min={props.earliest}
            max="2199-12-31"
            value={moment.localDate}
            onChange={(event) => setMoment({ ...moment, localDate: event.target.value })}
          />
        </Field>
        <Field
          label={words.newTime}
          error={missing && moment.localTime === '' ? words.timeMissing : faults['localTime']}
        >
          <TextInput
            type="time"
            value={moment.localTime}
            onChange={(event) => setMoment({ ...moment, localTime: event.target.value })}
          />
        </Field>
      </form>
    </Dialog>
  );
}
