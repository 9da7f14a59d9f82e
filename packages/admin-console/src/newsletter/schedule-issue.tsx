import { blogScheduleInput } from '@infinite/schema/blog/blog-post.input';
import type { BlogScheduleInput } from '@infinite/schema/generated/graphql';
import { scheduleWords } from '#content/content.en.ts';
import { emailPlaceWords } from '@infinite/schema/words/newsletter-console.en';
import { Button } from '@infinite/ui/button';
import { Dialog } from '@infinite/ui/dialog';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import { TimeZoneSelect } from '@infinite/ui/time-zone-select';
import { useState } from 'react';
import type { IssueHandle } from './use-issue.ts';

const zoneHere = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

interface ScheduleIssueProps {
  open: boolean;
  onClose: () => void;
  handle: IssueHandle;
}

/** The day, the hour and the place by whose clock an issue leaves. */
export function ScheduleIssue({ open, onClose, handle }: ScheduleIssueProps) {
  const [at, setAt] = useState<BlogScheduleInput>(() => ({
    localDate: '',
    localTime: '09:00',
    timeZone: handle.issue?.sendZone ?? zoneHere(),
  }));
  const [own, setOwn] = useState<Record<string, string>>({});
  const errors = { ...handle.faults, ...own };
  const submit = async () => {
    const parsed = blogScheduleInput.safeParse(at);
    const issues = parsed.error?.issues ?? [];
    setOwn(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])));
    if (parsed.success && (await handle.schedule(parsed.data))) onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={emailPlaceWords.editor.scheduleTitle}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{scheduleWords.cancel}</Button>
          <Button variant="primary" pending={handle.busy} onClick={() => void submit()}>
            {scheduleWords.confirm}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Field label={scheduleWords.date} error={errors['localDate']} required>
          <TextInput
            type="date"
            value={at.localDate}
            onChange={({ target }) => setAt({ ...at, localDate: target.value })}
          />
        </Field>
        <Field label={scheduleWords.time} error={errors['localTime']} required>
          <TextInput
            type="time"
            value={at.localTime}
            onChange={({ target }) => setAt({ ...at, localTime: target.value })}
          />
        </Field>
        <Field label={scheduleWords.zone} error={errors['timeZone']}>
          <TimeZoneSelect
            value={at.timeZone}
            near={[zoneHere()]}
            onChange={(timeZone) => setAt({ ...at, timeZone })}
          />
        </Field>
      </div>
    </Dialog>
  );
}
