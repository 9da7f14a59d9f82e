import { AdminConsole } from '@infinite/admin-console/admin-console';
import {
  consoleAddresses,
  consoleSignInAddress,
  defaultConsoleTab,
} from '@infinite/schema/catalogue/admin';
import { browserPlatform } from '#admin/browser-platform.ts';
import { ThemeSwitch } from '#shell/components/theme-switch.tsx';

/** The console as this site shows it; the address chooses the first place. */
export function BrowserConsole({ path }: { path: string }) {
  const tab = Object.entries(consoleAddresses).find(([address]) => address === path)?.[1];
  return (
    <AdminConsole
      platform={browserPlatform}
      initialTab={tab ?? defaultConsoleTab}
      offerSignIn={path === consoleSignInAddress}
      footer={<ThemeSwitch />}
    />
  );
}
