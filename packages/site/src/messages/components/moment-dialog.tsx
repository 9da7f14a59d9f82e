import { dateWords } from '@infinite/schema/words/dates.en';
import { messageActionWords as words } from '@infinite/schema/words/future-messages.en';
import { Button } from '@infinite/ui/button';
import { Dialog } from '@infinite/ui/dialog';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import { useId, useState, type FormEvent, type ReactElement } from 'react';
import type { NewMoment } from '../message-api.ts';

export interface MomentDialogProps {
  title: string;
  description: string;
  /** '' while no day is chosen. */
  submitLabel: (day: string) => string;
  first: NewMoment;
  earliest: string;
  pending: boolean;
  onClose: () => void;
  onSubmit: (moment: NewMoment) => void;
}

/** Asks for a new day and time: to postpone, or to set the day of an occasion. */
export function MomentDialog(props: MomentDialogProps): ReactElement {
  const [moment, setMoment] = useState(props.first);
  const [missing, setMissing] = useState(false);
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (props.pending) return;
    if (moment.localDate === '' || moment.localTime === '') setMissing(true);
    else props.onSubmit(moment);
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
          {props.submitLabel(day)}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-5 sm:grid-cols-2">
        <Field
          label={words.newDay}
          error={missing && moment.localDate === '' ? words.dayMissing : undefined}
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
          error={missing && moment.localTime === '' ? words.timeMissing : undefined}
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
