import type { BackupRowFragment } from '@infinite/schema/generated/graphql';
import { databaseConsoleWords } from '#operations/operations.en.ts';
import { Badge } from '@infinite/ui/badge';
import { Progress } from '@infinite/ui/progress';

const words = databaseConsoleWords.backups;
const tones = {
  WAITING: 'plain',
  WRITING: 'amber',
  VERIFYING: 'amber',
  DONE: 'success',
  FAILED: 'danger',
} as const;

export const isUnderWay = ({ state }: Pick<BackupRowFragment, 'state'>): boolean =>
  state === 'WAITING' || state === 'WRITING' || state === 'VERIFYING';

/** Where a backup is; of one that failed, why and what to do. */
export function BackupState({ backup }: { backup: BackupRowFragment }) {
  const { state, problem, progress } = backup;
  return (
    <div className="grid gap-1">
      <span>
        <Badge tone={tones[state]}>{words.states[state]}</Badge>
      </span>
      {isUnderWay(backup) ? (
        <Progress
          label={words.states[state]}
          value={state === 'WRITING' ? progress : undefined}
          valueText={state === 'WRITING' ? words.progress(progress) : words.states[state]}
        />
      ) : null}
      {problem ? <span className="text-danger">{words.problems[problem]}</span> : null}
    </div>
  );
}
