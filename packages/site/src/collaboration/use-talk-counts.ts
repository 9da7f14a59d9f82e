import { commentLimits } from '@infinite/schema/catalogue/collaboration';
import { SubjectTalkDocument } from '@infinite/schema/generated/operations';
import { useEffect, useRef, useState } from 'react';
import { ask } from '#api/ask.ts';

/**
 * How many comments each recording has. Asked once for each, when it is first shown; without an
 * answer the list works the same and shows no counts.
 */
export function useTalkCounts(ids: readonly string[]): ReadonlyMap<string, number> {
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  const asked = useRef(new Set<string>());
  const key = ids.join(' ');
  useEffect(() => {
    const fresh = key.split(' ').filter((id) => id !== '' && !asked.current.has(id));
    const wanted = fresh.slice(0, commentLimits.subjectsAtOnce);
    if (wanted.length === 0) return;
    for (const id of wanted) asked.current.add(id);
    void ask(SubjectTalkDocument, { kind: 'RECORDING', ids: wanted }).then((answer) => {
      if (answer.kind !== 'data') return;
      const found = answer.data.subjectTalk.map(({ id, comments }) => [id, comments] as const);
      setCounts((known) => new Map([...known, ...found]));
    });
  }, [key]);
  return counts;
}
