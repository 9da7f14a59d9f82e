import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const journeys = readdirSync('tests/e2e')
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => ({ name, text: readFileSync(`tests/e2e/${name}`, 'utf8') }));

/**
 * Lines of the specification's sections 4 to 8 that only eyes see. The journey that shows them in
 * a browser has to say their words; which one it is, is its owner's to choose.
 */
describe('what the specification lets people read is asserted in a browser', () => {
  it.each([
    ['5: errors appear under each field', 'Please enter a valid email', 'Password is required'],
    ['5: the minimum of a password', 'Password must be at least 6 characters'],
    ['6 and 8: non-admin opens the admin area', 'Access Denied', 'to access this area.'],
    ['8: sign-up failure', 'Sign Up Failed', 'Account creation failed. Please try again.'],
    ['8: sign-up success', 'Account Created Successfully'],
    ['8: sign-in failure', 'Sign In Failed', 'Authentication failed. Please try again.'],
    ['8: sign-in success', 'Welcome Back', 'Successfully signed in!'],
    ['8: settings saved', 'Settings Updated', 'System settings have been successfully updated.'],
    ['8: settings save failed', 'Update Failed', 'Failed to update system settings.'],
    ['8: export success', 'Export Complete', 'data has been exported successfully.'],
    ['8: export failure', 'Export Failed', 'Failed to export data.'],
    ['8: admin data load failure is logged only', "getByRole('alert')).toHaveCount(0)"],
    ['8: unknown route', '404 Page Not Found'],
  ])('%s', (_line, ...words) => {
    const saying = journeys.filter(({ text }) => words.every((each) => text.includes(each)));
    expect(saying.map(({ name }) => name)).not.toEqual([]);
  });
});
