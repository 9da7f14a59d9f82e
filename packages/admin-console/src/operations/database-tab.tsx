import { databaseConsoleWords as words } from '#operations/operations.en.ts';
import { ExportsPlace } from './exports-place.tsx';

/** The documented exports and backups. */
export function DatabaseTab() {
  return (
    <>
      <h2 className="only-read-aloud">{words.heading}</h2>
      <ExportsPlace />
    </>
  );
}
