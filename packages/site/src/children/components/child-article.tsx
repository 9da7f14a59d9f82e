import { consentWords } from '@infinite/schema/words/children.en';
import { Badge } from '@infinite/ui/badge';
import { useState, type ReactElement } from 'react';
import { birthdayWords, type ChildView } from '#children/child-view.ts';
import { childrenPageWords as words } from '#children/children.en.ts';
import { ChangeChild } from '#children/components/change-child.tsx';
import { ChildVoices } from '#children/components/child-voices.tsx';
import { HandOver } from '#children/components/hand-over.tsx';
import { KeeperActs } from '#children/components/keeper-acts.tsx';
import { Restore } from '#children/components/restore.tsx';
import { dayOf } from '#families/day-of.ts';

interface ChildArticleProps {
  readonly child: ChildView;
  readonly timeZone: string;
  onChange(): Promise<void>;
}

/** One child: what the family sees, and what the parent or the grown child does about it. */
export function ChildArticle({ child, timeZone, onChange }: ChildArticleProps): ReactElement {
  const [changing, setChanging] = useState(false);
  const { id, name, recordings } = child;
  return (
    <article aria-labelledby={`child-${id}`} className="border-b border-rule pb-10">
      <h2 id={`child-${id}`} className="m-0 flex flex-wrap items-center gap-3 text-2xl">
        <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
        {child.isYou ? <Badge tone="outline">{words.you}</Badge> : null}
        {child.eraseAt ? <Badge tone="amber">{words.hidden}</Badge> : null}
      </h2>
      <p className="mt-1 mb-0 wrap-anywhere text-ink-soft">{factsOf(child, timeZone)}</p>
      {child.isYou ? <p className="mt-4 mb-0 max-w-measure">{words.yours.text}</p> : null}
      {child.eraseAt ? (
        <Restore child={child} day={dayOf(child.eraseAt, timeZone)} onChange={onChange} />
      ) : null}
      {changing ? (
        <ChangeChild child={child} onDone={onChange} onClose={() => setChanging(false)} />
      ) : null}
      {recordings != null && !child.eraseAt ? (
        <ChildVoices child={child} count={recordings} timeZone={timeZone} onChange={onChange} />
      ) : null}
      {child.mayHandOver ? (
        <HandOver child={child} timeZone={timeZone} onChange={onChange} />
      ) : null}
      <ConsentRecord child={child} timeZone={timeZone} />
      {child.mayKeep && !changing ? (
        <KeeperActs child={child} onChange={onChange} onEdit={() => setChanging(true)} />
      ) : null}
    </article>
  );
}

function factsOf(child: ChildView, timeZone: string): string {
  const { age, birthday, parentName, handedOverAt } = child;
  if (handedOverAt) return words.takenOver(dayOf(handedOverAt, timeZone));
  return [
    age == null ? '' : words.years(age),
    birthday ? words.bornOn(birthdayWords(birthday)) : '',
    parentName ? words.keptBy(parentName) : '',
  ]
    .filter((fact) => fact !== '')
    .join(' · ');
}

/** When somebody agreed, and to which words: theirs, not those of today. */
function ConsentRecord({
  child,
  timeZone,
}: Pick<ChildArticleProps, 'child' | 'timeZone'>): ReactElement | null {
  const { consentedAt, consentVersion, eraseAt, mayKeep } = child;
  if (!consentedAt || eraseAt) return null;
  const day = dayOf(consentedAt, timeZone);
  const said = new Map<number, string>(
    Object.entries(consentWords).map(([version, text]) => [Number(version), text]),
  );
  return (
    <details className="mt-6">
      <summary className="cursor-pointer text-ink-soft">
        {mayKeep ? words.agreed(day) : words.agreedOther(day)}
      </summary>
      <p className="mt-2 mb-0 max-w-measure text-ink-soft">{said.get(consentVersion ?? 0)}</p>
    </details>
  );
}
