import { instantWords } from '@infinite/schema/words/dates.en';
import { Button } from '@infinite/ui/button';
import type { ReactElement } from 'react';
import type { PhotoEdits } from './edit-calls.ts';
import { photoEditWords as words } from './photo-edit.en.ts';

type Version = PhotoEdits['versions'][number];

interface EditVersionsProps {
  readonly versions: PhotoEdits['versions'];
  readonly timeZone: string;
  /** Null for the original. */
  readonly onUse: (version: Version | null) => void;
}

/** What was made of a photo before; each can be shown in the editor again. */
export function EditVersions({ versions, timeZone, onUse }: EditVersionsProps): ReactElement {
  const row = (version: Version | null, heading: string) => (
    <li
      key={version?.version ?? 0}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-rule py-2 last:border-b-0"
    >
      <div className="mr-auto min-w-0">
        <p className="m-0">{heading}</p>
        <p className="m-0 text-sm text-ink-soft">{saidOf(version)}</p>
      </div>
      <Button size="sm" aria-label={`${words.use}: ${heading}`} onClick={() => onUse(version)}>
        {words.use}
      </Button>
    </li>
  );
  return (
    <details className="mt-4">
      <summary className="cursor-pointer font-semibold">{words.versions}</summary>
      <ul className="m-0 mt-2 list-none p-0">
        {versions.map((version) =>
          row(
            version,
            words.version(instantWords(version.editedAt, timeZone), version.editedBy?.name ?? ''),
          ),
        )}
        {row(null, words.ofFile)}
      </ul>
    </details>
  );
}

function saidOf(version: Version | null): string {
  const { turn = 0, crop = null } = version ?? {};
  const said = [turn === 0 ? '' : words.turned(turn), crop ? words.cropped : ''];
  return said.filter(Boolean).join(' · ') || words.plain;
}
