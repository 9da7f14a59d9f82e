import { backupTooOldHours } from '@infinite/schema/catalogue/backups';
import { checkupWords } from '@infinite/schema/words/checkup.en';
import {
  backupPlan,
  lastBackupFailed,
  lastProvenBackup,
  provenBackupAge,
} from '#features/operations/backups/index.ts';
import { actOn, lookAt, ok, type Check } from '#features/operations/checkup/check.ts';
import { ageInWords } from '#features/operations/checkup/amounts.ts';
import { hasRealFamily } from '#features/people/families/index.ts';

const words = checkupWords.backup;

const backup: Check = {
  name: 'BACKUP',
  place: 'BACKUPS',
  look: async (ctx) => {
    if (!(await hasRealFamily(ctx.em))) return ok(words.noFamilies);
    const { rhythm, sameDisk, nextAt } = await backupPlan(ctx);
    const seconds = await provenBackupAge(ctx);
    if (seconds === null) return actOn(words.none, words.makeDo);
    const age = ageInWords(seconds);
    const hours = backupTooOldHours[rhythm];
    if (hours !== null && seconds > hours * 3600) return actOn(words.old(age), words.makeDo);
    if (await lastBackupFailed(ctx)) return lookAt(words.failed, words.failedDo);
    if (hours === null) return lookAt(words.off, words.offDo);
    if (sameDisk) return lookAt(words.sameDisk, words.sameDiskDo);
    return ok(words.ok(age, nextAt && nextAt.toString().slice(0, 16).replace('T', ' ')));
  },
};

const restoreTest: Check = {
  name: 'RESTORE_TEST',
  place: 'BACKUPS',
  look: async (ctx) => {
    const last = await lastProvenBackup(ctx);
    const said = checkupWords.restore;
    if (!last) return ok(said.none);
    if (last.verifiedBy === 'RESTORED')
      return ok(said.ok((last.rows ?? 0).toLocaleString('en-US')));
    return lookAt(said.readBack, said.readBackDo);
  },
};

export const backupChecks = [backup, restoreTest];
