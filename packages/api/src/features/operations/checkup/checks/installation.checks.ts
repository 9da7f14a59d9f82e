import { checkupWords } from '@infinite/schema/words/checkup.en';
import { listOpenAlarms } from '#features/operations/alarms/index.ts';
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

/** A worker looks at the certificate every minute; its alarm is what is known of it. */
const certificate: Check = {
  name: 'CERTIFICATE',
  place: 'HEALTH',
  look: async (ctx) => {
    const words = checkupWords.certificate;
    const { protocol, host } = new URL(ctx.app.config.publicOrigin);
    if (protocol !== 'https:') return ok(words.none);
    const alarm = (await listOpenAlarms(ctx)).find(({ kind }) => kind === 'certificate');
    return alarm ? actOn(alarm.summary, alarm.whatToDo) : ok(words.ok(host));
  },
};

export const installationChecks = [migrations, masterKey, certificate];
