import type { BackupsQuery } from '@infinite/schema/generated/graphql';
import { backupRuleConsoleWords as words } from '#operations/operations.en.ts';
import { Button } from '@infinite/ui/button';
import { Dialog } from '@infinite/ui/dialog';
import { useState } from 'react';
import { OnlyWith } from '#platform/platform-context.tsx';
import { BackupRuleForm } from './backup-rule-form.tsx';

/** When backups are made and how many stay, with the way to change it. */
export function BackupRuleSummary({ plan }: { plan: BackupsQuery['backupPlan'] }) {
  const [open, setOpen] = useState(false);
  const { rhythm, at, weekday, daily, weekly, monthly } = plan;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
      <p className="m-0">
        {words.schedules[rhythm](at, words.weekdays[weekday - 1] ?? '')}{' '}
        {words.kept(daily, weekly, monthly)}
      </p>
      <OnlyWith right="operations.write">
        <Button size="sm" onClick={() => setOpen(true)}>
          {words.change}
        </Button>
      </OnlyWith>
      <Dialog open={open} onOpenChange={setOpen} title={words.title} description={words.lead}>
        <BackupRuleForm plan={plan} onClose={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}
