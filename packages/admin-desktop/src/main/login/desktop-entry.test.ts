import { expect, it } from 'vitest';
import { autostartEntry } from './desktop-entry.ts';

it.each([
  ['/opt/Admin/admin', '"/opt/Admin/admin" --hidden'],
  ['/home/ann/My Apps/admin 100%', '"/home/ann/My Apps/admin 100%%" --hidden'],
  ['/odd/"$a`b', '"/odd/\\\\"\\\\$a\\\\`b" --hidden'],
])('%s starts hidden', (executable, exec) => {
  expect(autostartEntry('Admin', executable).split('\n')).toEqual([
    '[Desktop Entry]',
    'Type=Application',
    'Name=Admin',
    `Exec=${exec}`,
    'X-GNOME-Autostart-enabled=true',
    '',
  ]);
});
