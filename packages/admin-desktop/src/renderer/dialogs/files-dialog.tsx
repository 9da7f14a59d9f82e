import { desktopWords } from '#desktop.en.ts';
import { Button } from '@infinite/ui/button';
import { Checkbox } from '@infinite/ui/checkbox';
import { Dialog } from '@infinite/ui/dialog';
import type { DesktopState, RequestOf, Schedule } from '#ipc/channels.ts';
import { bridge } from '#renderer/bridge.ts';
import { KeepSelect } from './keep-select.tsx';
import { ScheduleForm } from './schedule-form.tsx';

const words = desktopWords.files;

/** Where files are kept on this computer, and which exports are made by themselves. */
export function FilesDialog(props: {
  state: DesktopState;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { state, open, onOpenChange } = props;
  const { schedules } = state;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.title}
      description={words.description}
    >
      <h3 className="mt-4 mb-2 text-lg">{words.folder}</h3>
      <div className="flex flex-wrap items-center gap-3">
        <span className="min-w-0 grow break-all text-ink-soft">
          {state.folder ?? words.noFolder}
        </span>
        <Button size="sm" onClick={() => void bridge.request('folder:choose')}>
          {words.choose}
        </Button>
      </div>
      {state.startsAtLogin === null ? null : (
        <div className="mt-4">
          <Checkbox
            label={words.atLogin}
            hint={words.atLoginHint}
            checked={state.startsAtLogin}
            onChange={({ target }) =>
              void bridge.request('login-start:set', { on: target.checked })
            }
          />
        </div>
      )}
      <h3 className="mt-6 mb-2 text-lg">{words.schedules}</h3>
      <p className="mt-0 mb-3 text-sm text-ink-soft">{words.schedulesHint}</p>
      {schedules.length === 0 ? <p className="m-0">{words.none}</p> : null}
      <ul className="m-0 list-none divide-y divide-rule p-0">
        {schedules.map((schedule, index) => (
          <li
            key={`${schedule.kind} ${whenText(schedule)}`}
            className="flex flex-wrap items-center gap-3 py-3"
          >
            <span className="grow">
              <span className="block">
                {words.line(words.kinds[schedule.kind], whenText(schedule))}
              </span>
              <span className="block text-sm text-ink-soft">
                {words.next(dateTime.format(new Date(schedule.nextRunAt)))}
              </span>
              {schedule.removesNext.length > 0 ? (
                <span className="block text-sm break-words text-ink-soft">
                  {words.removesNext(schedule.removesNext)}
                </span>
              ) : null}
            </span>
            <span className="w-48">
              <KeepSelect
                label={words.keepOf(words.line(words.kinds[schedule.kind], whenText(schedule)))}
                value={schedule.keep}
                onChange={(keep) =>
                  void save(schedules.map((one, at) => (at === index ? { ...one, keep } : one)))
                }
              />
            </span>
            <Button
              size="sm"
              variant="quiet"
              aria-label={words.remove(words.line(words.kinds[schedule.kind], whenText(schedule)))}
              onClick={() => void save(schedules.filter((_, other) => other !== index))}
            >
              {desktopWords.profiles.remove}
            </Button>
          </li>
        ))}
      </ul>
      <ScheduleForm
        disabled={state.folder === null}
        onAdd={(schedule) => void save([...schedules, schedule])}
      />
    </Dialog>
  );
}

const dateTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

function save(schedules: readonly Schedule[]): Promise<void> {
  const wanted: RequestOf<'schedule:save'> = {
    schedules: schedules.map(({ kind, every, hour, minute, weekday, keep }) => ({
      kind,
      every,
      hour,
      minute,
      weekday,
      keep,
    })),
  };
  return bridge.request('schedule:save', wanted);
}

function whenText({ every, hour, minute, weekday }: Schedule): string {
  const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  return every === 'day' ? words.daily(time) : words.weekly(words.weekdays[weekday] ?? '', time);
}
