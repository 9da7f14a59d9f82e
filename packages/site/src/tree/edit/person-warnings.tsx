import { TreeWarningsDocument } from '@infinite/schema/generated/operations';
import { useEffect, useState, type ReactElement } from 'react';
import { ask } from '#api/ask.ts';
import { editWords as words } from './edit.en.ts';

/** What does not fit together about a person. It never keeps anybody from saving. */
export function PersonWarnings({
  id,
  version,
}: {
  id: string;
  version: string;
}): ReactElement | null {
  const [warnings, setWarnings] = useState<{ version: string; all: readonly string[] }>({
    version,
    all: [],
  });
  useEffect(() => {
    let isLate = false;
    void ask(TreeWarningsDocument, { of: id, first: 10 }).then((answer) => {
      // Without an answer there is nothing to warn of.
      if (isLate || answer.kind !== 'data') return;
      setWarnings({ version, all: answer.data.treeWarnings.map((warning) => warning.words) });
    });
    return () => {
      isLate = true;
    };
  }, [id, version]);
  if (warnings.all.length === 0) return null;
  return (
    <div className="mt-4 border-l-4 border-amber bg-amber-tint px-4 py-2">
      <h3 className="m-0 text-base">{words.warnings}</h3>
      <ul className="m-0 list-none p-0">
        {warnings.all.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </div>
  );
}
