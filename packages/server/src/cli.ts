/** `npm run cli -- …`: what an operator does at the terminal, beside a running server or without. */
import { advanceClock } from '@infinite/api/adapters/clock/advance-clock';
import { printApiSchema } from '@infinite/api/print-schema';
import { seedDemo } from '@infinite/api/seeds/demo';
import { Command, InvalidArgumentError } from 'commander';
import { adminCommand } from '#admin-command.ts';
import { backupCommand, restoreCommand } from '#backup-commands.ts';
import { doctor } from '#doctor.ts';
import { parseDuration } from '#duration.ts';
import { holdCommand } from '#hold-command.ts';
import { keysCommand } from '#key-commands.ts';
import { problemInWords, StartupProblem } from '#startup-problem.ts';
import { storageCommand } from '#storage-command.ts';
import { withApp } from '#with-app.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const program = new Command('npm run cli --').description('Infinite Connections at the terminal');

program
  .command('clock')
  .description('the time the product goes by (never in production)')
  .command('advance')
  .argument('<span>', 'how far, for example 49h, 2d or 1w', readSpan)
  .description('move time forward, so that what is due then happens now')
  .action((span: ReturnType<typeof readSpan>) =>
    withApp(async (app) => {
      if (app.config.production) throw new StartupProblem('In production time is real.', '');
      await advanceClock(app, span);
      say(`The product's time is now ${app.clock.now().add(span).toString()}`);
    }),
  );

program.addCommand(adminCommand(say));

program
  .command('seed')
  .description('content to try things out with (never in production)')
  .command('demo')
  .description('a sample family with real sound and messages in every state')
  .action(() =>
    withApp(async (app) => {
      if (app.config.production || app.config.mailUrl) {
        const why =
          'The sample family is for trying things out: not in production, not with MAIL_URL.';
        throw new StartupProblem(why, '');
      }
      for (const line of await seedDemo(app)) say(line);
    }),
  );

program.addCommand(keysCommand(say));
program.addCommand(storageCommand(say));
program.addCommand(holdCommand(say));
program.addCommand(backupCommand(say));
program.addCommand(restoreCommand(say));

program
  .command('doctor')
  .description('look at every part this installation needs, and say what is wrong')
  .action(async () => {
    if (!(await doctor(say))) process.exitCode = 1;
  });

program
  .command('print-schema')
  .description('the GraphQL schema (SDL) this version serves')
  .action(() => void process.stdout.write(printApiSchema()));

try {
  await program.parseAsync();
} catch (error) {
  const words = problemInWords(error);
  if (words === undefined) throw error;
  process.stderr.write(`${words.trim()}\n`);
  process.exitCode = 1;
}

function readSpan(text: string) {
  const span = parseDuration(text);
  if (!span) throw new InvalidArgumentError('Write it like 49h, 2d, 90m or 1w2d.');
  return span;
}
