/** Started by the system: the window stays hidden, and the tray shows that the application runs. */
export const hiddenArgument = '--hidden';

/**
 * An autostart entry of Linux desktops.
 * Source: Desktop Entry Specification 1.5, 'The Exec key'; Desktop Application Autostart Specification.
 */
export function autostartEntry(name: string, executable: string): string {
  // In double quotes these four are escaped; a backslash is escaped once more as text of the file.
  const quoted = executable.replaceAll(/["`$\\]/g, '\\$&').replaceAll('\\', '\\\\');
  return `[Desktop Entry]
Type=Application
Name=${name}
Exec="${quoted.replaceAll('%', '%%')}" ${hiddenArgument}
X-GNOME-Autostart-enabled=true
`;
}
