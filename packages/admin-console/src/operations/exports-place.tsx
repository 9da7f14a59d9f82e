import { databaseConsoleWords } from '#operations/operations.en.ts';
import { ExportButton } from '#components/export-button.tsx';
import { Backups } from './backups.tsx';

const words = databaseConsoleWords.exports;

/** The documented exports, and backups of everything. */
export function ExportsPlace() {
  return (
    <>
      <section aria-labelledby="exports-heading" className="pb-10">
        <h3 id="exports-heading" className="m-0 text-xl">
          {words.heading}
        </h3>
        <p className="mt-2 mb-4 max-w-measure text-ink-soft">{words.lead}</p>
        <div className="flex flex-wrap gap-4">
          <ExportButton kind="memories" label={words.memories} />
          <ExportButton kind="messages" label={words.messages} />
          <ExportButton kind="users" label={words.users} />
        </div>
      </section>
      <Backups />
    </>
  );
}
