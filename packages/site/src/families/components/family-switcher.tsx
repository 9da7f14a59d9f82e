import {
  FamiliesDocument,
  SwitchFamilyDocument,
  type FamiliesQuery,
} from '@infinite/schema/generated/graphql';
import { Button } from '@infinite/ui/button';
import { Icon } from '@infinite/ui/icon';
import { Menu, type MenuItem } from '@infinite/ui/menu';
import { useToast } from '@infinite/ui/use-toast';
import { Check, ChevronsUpDown, Users } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { ask } from '#api/ask.ts';
import { familyPageWords as words } from '#families/families.en.ts';

type FamilyView = FamiliesQuery['families'][number];

/**
 * The family in view, and a menu of the others. Switching loads the page again in the other family;
 * pages in other tabs stay in theirs.
 */
export function FamilySwitcher({
  family,
}: {
  family: { readonly id: string; readonly name: string };
}): ReactElement {
  const toast = useToast();
  const [families, setFamilies] = useState<readonly FamilyView[] | null>(null);
  const load = async () => {
    if (families) return;
    const answer = await ask(FamiliesDocument, {});
    if (answer.kind === 'data') setFamilies(answer.data.families);
    else toast.show({ title: words.failed, tone: 'danger' });
  };
  const switchTo = async (id: string) => {
    if (id === family.id) return;
    const answer = await ask(SwitchFamilyDocument, { id });
    if (answer.kind === 'data') window.location.reload();
    else toast.show({ title: words.failed, tone: 'danger' });
  };
  return (
    <Menu
      trigger={
        <Button
          variant="quiet"
          aria-label={`${family.name}: ${words.switcher}`}
          onFocus={() => void load()}
          onPointerEnter={() => void load()}
          className="max-w-full"
        >
          <Icon as={Users} />
          <span className="max-w-48 truncate">{family.name}</span>
          <Icon as={ChevronsUpDown} />
        </Button>
      }
      items={[...itemsOf(families, family.id, (id) => void switchTo(id)), managePeople]}
    />
  );
}

const managePeople: MenuItem = { label: words.managePeople, href: '/family-invitations' };

function itemsOf(
  families: readonly FamilyView[] | null,
  current: string,
  onSelect: (id: string) => void,
): MenuItem[] {
  if (!families) return [{ label: words.loading, disabled: true }];
  return families.map(({ id, name, role }) => ({
    label: role === 'NONE' ? `${name} (${words.formerRole})` : name,
    icon: id === current ? <Icon as={Check} /> : <span className="size-[1.25em]" />,
    onSelect: () => onSelect(id),
  }));
}
