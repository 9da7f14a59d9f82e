import {
  makeSetPasswordLink,
  removeSecondFactor,
} from '@infinite/api/features/people/accounts/index';
import { Command } from 'commander';
import { StartupProblem } from '#startup-problem.ts';
import { withApp as withInstalledApp } from '#with-app.ts';

/** `cli admin`: ways back into an account, for who controls the server. */
export function adminCommand(say: (line: string) => void, withApp = withInstalledApp): Command {
  const admin = new Command('admin').description('accounts that administer');
  admin
    .command('link')
    .argument('<email>', 'of the account')
    .description('a one-time link that sets the password')
    .action((email: string) =>
      withApp(async (app) => {
        const link = await makeSetPasswordLink(app, email);
        if (!link) throw unknown(email);
        say(`${link.url}\n(works once, until ${link.expiresAt})`);
      }),
    );
  admin
    .command('remove-second-factor')
    .argument('<email>', 'of the account')
    .description('for a lost phone: the password alone opens the account again')
    .action((email: string) =>
      withApp(async (app) => {
        if (!(await removeSecondFactor(app, email))) throw unknown(email);
        say(`${email} signs in with the password alone again, and gets a mail about it.`);
        if (app.config.adminSecondFactorRequired)
          say('An administrator is asked to set a second factor up at the next sign-in.');
      }),
    );
  return admin;
}

function unknown(email: string): StartupProblem {
  return new StartupProblem(`No account has the address ${email}.`, '');
}
