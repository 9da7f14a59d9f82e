import type { FamiliesQuery } from '@infinite/schema/generated/graphql';
import { FamiliesDocument, SwitchFamilyDocument } from '@infinite/schema/generated/operations';
import { useToast } from '@infinite/ui/use-toast';
import { useEffect, useState, type ReactElement } from 'react';
import { ask } from '#api/ask.ts';
import { memberShellWords } from '#shell/member-shell.en.ts';
import { useFamily } from '#families/changed-family.ts';

const words = memberShellWords.families;

type FamilyView = FamiliesQuery['families'][number];

interface FamilyChoiceProps {
  /** The family in view. */
  readonly family: { readonly id: string; readonly name: string };
  /** The others are asked for when somebody looks. */
  readonly isOpen: boolean;
}

/**
 * The family in view, and a button for each other one. Switching loads the page again in that family;
 * pages in other tabs stay in theirs.
 */
export function FamilyChoice({ family, isOpen }: FamilyChoiceProps): ReactElement {
  const toast = useToast();

  const [families, setFamilies] = useState<readonly FamilyView[]>([]);
  const inView = useFamily({
    ...family,
    picture: families.find(({ id }) => id === family.id)?.picture ?? null,
  });
  useEffect(() => {
    if (!isOpen) return;
    void ask(FamiliesDocument, {}).then((answer) => {
      if (answer.kind === 'data') setFamilies(answer.data.families);
    });
  }, [isOpen]);
  const switchTo = async (id: string) => {
    const answer = await ask(SwitchFamilyDocument, { id });
    if (answer.kind === 'data') window.location.reload();
    else toast.show({ title: words.failed, tone: 'danger' });
  };
  return (
    <ul aria-label={words.label}>
      <li className="shell-family" aria-current="true">
        <FamilyPicture path={inView.picture} />
        {inView.name}
      </li>
      {families
        .filter(({ id }) => id !== family.id)
        .map(({ id, name, role, picture }) => (
          <li key={id}>
            <button
              type="button"
              aria-label={words.switchTo(name)}
              onClick={() => void switchTo(id)}
            >
              <FamilyPicture path={picture ?? null} />
              {role === 'NONE' ? `${name} (${words.formerRole})` : name}
            </button>
          </li>
        ))}
    </ul>
  );
}

/** Stands beside the name, which says it all to those who cannot see it. */
function FamilyPicture({ path }: { path: string | null }): ReactElement | null {
  return path ? <img src={path} alt="" width={28} height={28} className="shell-picture" /> : null;
}
