import { statfs } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { App } from '@infinite/api/app';
import { backupPlaceName, storageName } from '@infinite/api/adapters/storage/storage';
import { runCheckup, type Checkup } from '@infinite/api/features/operations/checkup/index';
import { bindStorage } from '@infinite/api/features/operations/installation/index';
import { describeMediaEngine } from '@infinite/api/features/recordings/recordings/index';
import { newContext } from '@infinite/api/platform/context';
import { checkupWords } from '@infinite/schema/words/checkup.en';
import { withApp } from '#with-app.ts';

type Finding = { part: string; fault: string | undefined; fact: string };

/** Looks at each part and prints a line for it. @returns false when something is wrong */
export async function doctor(say: (line: string) => void): Promise<boolean> {
  const findings: Finding[] = [];
  let checkup: Checkup | undefined;
  await withApp(async (app) => {
    findings.push(
      await look('node', async () => process.version),
      await look('database', () => databaseVersion(app)),
      await look('time', async () => app.clock.now().toString()),
      await look('storage', async () => {
        await app.blobs.check();
        await bindStorage(app);
        return storageName(app.config);
      }),
      await look('keys', async () => keysInWords(app)),
      await look('backups', async () => {
        await app.backups.check();
        return backupPlaceName(app.config);
      }),
      await look('disk', () => freeSpace(app.config.dataDir)),
      await look('media', async () => describeMediaEngine()),
      await look('speech', () => speechInWords(app)),
      await look('viruses', async () => (await app.virusScanner?.version()) ?? 'not scanned'),
      await look('mail', async () =>
        app.config.mailUrl
          ? new URL(app.config.mailUrl).host
          : `kept in ${app.config.dataDir}/mail`,
      ),
    );
    checkup = await runCheckup(newContext(app, { kind: 'system', job: 'doctor' }));
  });
  for (const { part, fault, fact } of findings) {
    say(`${fault === undefined ? '✓' : '✗'} ${part.padEnd(9)} ${fault ?? fact}`);
  }
  say('');
  for (const line of checkup ? linesOf(checkup) : []) say(line);
  return findings.every((finding) => finding.fault === undefined) && checkup?.state !== 'ACT';
}

/** The same sentences as on the console's page 'Is everything well?'. */
function linesOf({ says, checks }: Checkup): string[] {
  return [
    says,
    ...checks.flatMap(({ name, state, says: found, whatToDo }) => [
      `${marks[state]} ${checkupWords.names[name].padEnd(23)} ${found}`,
      ...(whatToDo === null ? [] : [`  ${' '.repeat(23)} → ${whatToDo}`]),
    ]),
  ];
}

const marks = { OK: '✓', LOOK: '!', ACT: '✗' } as const;

async function look(part: string, check: () => Promise<string>): Promise<Finding> {
  try {
    return { part, fact: await check(), fault: undefined };
  } catch (error) {
    return { part, fact: '', fault: error instanceof Error ? error.message : String(error) };
  }
}

function keysInWords({ keys, config }: App): string {
  const others = keys.all.slice(1).map(({ id }) => id);
  const from = config.masterKey ? 'MASTER_KEY' : `${config.dataDir}/keys`;
  return `${keys.current.id} of ${from}${others.length > 0 ? `; former: ${others.join(', ')}` : ''}`;
}

/** Nothing to listen to is enough to load the models; a service is asked for nothing. */
async function speechInWords({ speech, stopping }: App): Promise<string> {
  if (!speech) return 'off';
  const { engine, where } = await speech.engine.transcribe(Readable.from([]), { signal: stopping });
  return where === 'HERE' ? `${engine}, English, on this machine` : engine;
}

async function databaseVersion(app: App): Promise<string> {
  const rows = await app.orm.em.getConnection().execute<{ version: string; bytes: string }[]>(
    `select current_setting('server_version') as version,
              pg_size_pretty(pg_database_size(current_database())) as bytes`,
  );
  return `PostgreSQL ${rows[0]?.version}, ${rows[0]?.bytes}`;
}

async function freeSpace(folder: string): Promise<string> {
  const { bavail, bsize } = await statfs(folder);
  const megabytes = Math.floor((bavail * bsize) / 1_000_000);
  if (megabytes < 1000) throw new Error(`only ${megabytes} MB free at ${folder}`);
  return `${megabytes} MB free`;
}
