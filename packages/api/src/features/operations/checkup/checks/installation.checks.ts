import { alarmLimits } from '@infinite/schema/catalogue/alarms';
import { checkLimits } from '@infinite/schema/catalogue/checkup';
import { alarmWords } from '@infinite/schema/words/alarms.en';
import { checkupWords } from '@infinite/schema/words/checkup.en';
import { listOpenAlarms, lookAtCertificate } from '#features/operations/alarms/index.ts';
import { actOn, lookAt, ok, type Check } from '#features/operations/checkup/check.ts';
import { boundMasterKey } from '#features/operations/installation/index.ts';
import { compareMigrations } from '#platform/database/applied-migrations.ts';

const migrations: Check = {
  name: 'MIGRATIONS',
  place: 'STORAGE',
  look: async (ctx) => {
    const words = checkupWords.migrations;
    const { applied, pending, unknown } = await compareMigrations(ctx.em);
    if (pending > 0) return actOn(words.pending(pending), words.pendingDo);
    if (unknown > 0) return lookAt(words.ahead(unknown), words.aheadDo);
    return ok(words.ok(applied));
  },
};

const masterKey: Check = {
  name: 'MASTER_KEY',
  place: 'HEALTH',
  look: async (ctx) => {
    const words = checkupWords.key;
    const id = await boundMasterKey(ctx);
    return id === null ? actOn(words.wrong, words.whatToDo) : ok(words.ok(id));
  },
};

/** Looks itself: the alarm of a worker comes late or never where no worker runs. */
const certificate: Check = {
  name: 'CERTIFICATE',
  place: 'HEALTH',
  look: async (ctx) => {
    const words = checkupWords.certificate;
    const seen = await lookAtCertificate(ctx, certificateMs);
    if (seen === null) return ok(words.none);
    if (seen === 'unreachable') {
      const { host } = new URL(ctx.app.config.publicOrigin);
      // The worker may stand where it sees the address.
      const alarm = (await listOpenAlarms(ctx)).find(({ kind }) => kind === 'certificate');
      return alarm ? actOn(alarm.summary, alarm.whatToDo) : ok(words.unseen(host));
    }
    const { host, days, problem } = seen;
    const { summary, unreachable } = alarmWords.certificate;
    if (days < alarmLimits.certificateDays) return actOn(summary(host, days), words.whatToDo);
    if (problem) return actOn(unreachable(host, problem), words.whatToDo);
    const says = words.lasts(host, days);
    return days < checkLimits.certificateDays ? lookAt(says, words.renewSoon) : ok(says);
  },
};

/** Less than a check may take. */
const certificateMs = 5000;

export const installationChecks = [migrations, masterKey, certificate];
