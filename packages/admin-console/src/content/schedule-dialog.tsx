import { blogScheduleInput } from '@infinite/schema/blog/blog-post.input';
import type {
  BlogScheduleInput,
  WrittenBlogPostFragment,
} from '@infinite/schema/generated/graphql';
import { scheduleWords as words } from '#content/content.en.ts';
import { Button } from '@infinite/ui/button';
import { Dialog } from '@infinite/ui/dialog';
import { Field } from '@infinite/ui/field';
import { TextInput } from '@infinite/ui/text-input';
import { TimeZoneSelect } from '@infinite/ui/time-zone-select';
import { useState, type FormEvent } from 'react';

interface ScheduleDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  post: WrittenBlogPostFragment | null;
  busy: boolean;
  /** Of the server, which knows what has passed. */
  faults: Readonly<Record<string, string>>;
  onSchedule: (at: BlogScheduleInput) => Promise<void>;
}

/** A day and an hour by the clock of a place. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  return (
    <Dialog open={props.open} onOpenChange={props.onOpenChange} title={words.title} size="sm">
      <ScheduleForm {...props} />
    </Dialog>
  );
}

const zoneHere = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Inside the dialog, so that each opening starts from what is stored. */
function ScheduleForm({ post, busy, faults, onSchedule, onOpenChange }: ScheduleDialogProps) {
  const [at, setAt] = useState<BlogScheduleInput>(() => ({
    localDate: post?.publishDate ?? '',
    localTime: post?.publishTime ?? '09:00',
    timeZone: post?.publishZone ?? zoneHere(),
  }));
  const [own, setOwn] = useState<Record<string, string>>({});
  const change = (part: Partial<BlogScheduleInput>) => setAt({ ...at, ...part });
  const errors = { ...faults, ...own };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const parsed = blogScheduleInput.safeParse(at);
    const issues = parsed.error?.issues ?? [];
    setOwn(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])));
    if (parsed.success) void onSchedule(parsed.data);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label={words.date} error={errors['localDate']} required>
        <TextInput
          type="date"
          value={at.localDate}
          onChange={({ target }) => change({ localDate: target.value })}
        />
      </Field>
      <Field label={words.time} error={errors['localTime']} required>
        <TextInput
          type="time"
          value={at.localTime}
          onChange={({ target }) => change({ localTime: target.value })}
        />
      </Field>
      <Field label={words.zone} error={errors['timeZone']}>
        <TimeZoneSelect
          value={at.timeZone}
          near={[zoneHere()]}
          onChange={(timeZone) => change({ timeZone })}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={() => onOpenChange(false)}>{words.cancel}</Button>
        <Button variant="primary" type="submit" pending={busy} pendingLabel={words.pending}>
          {words.confirm}
        </Button>
      </div>
    </form>
  );
}
