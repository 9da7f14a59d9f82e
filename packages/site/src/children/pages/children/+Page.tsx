import { mayInFamily } from '@infinite/schema/catalogue/families';
import { ChildrenDocument } from '@infinite/schema/generated/operations';
import { Button } from '@infinite/ui/button';
import { EmptyState } from '@infinite/ui/empty-state';
import { PageHeading } from '@infinite/ui/page-heading';
import { useState, type ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { ask } from '#api/ask.ts';
import { childrenPageWords as words } from '#children/children.en.ts';
import { AddChild } from '#children/components/add-child.tsx';
import { ChildArticle } from '#children/components/child-article.tsx';
import { roleNames } from '#families/role-names.ts';
import type { Data } from './+data.ts';

/** The children of the family in view; their parents add and change them here. */
export function Page(): ReactElement | null {
  const { viewer } = usePageContext();
  const [children, setChildren] = useState(useData<Data>().children);
  const [adding, setAdding] = useState(false);
  if (!viewer) return null;
  const mayAdd = mayInFamily(roleNames[viewer.familyRole], 'addChildren');
  const reload = async () => {
    const answer = await ask(ChildrenDocument, {});
    if (answer.kind === 'data') setChildren(answer.data.children);
  };
  const button = (
    <Button variant="primary" onClick={() => setAdding(true)}>
      {words.add}
    </Button>
  );
  return (
    <div className="page-column pb-20">
      <PageHeading title={words.title} lead={words.lead} />
      <div className="grid max-w-[800px] grid-cols-1 gap-10">
        {children.map((child) => (
          <ChildArticle key={child.id} child={child} timeZone={viewer.timeZone} onChange={reload} />
        ))}
        {children.length === 0 && !adding ? (
          <EmptyState title={words.none} action={mayAdd ? button : undefined}>
            {words.noneText}
          </EmptyState>
        ) : null}
        {adding ? <AddChild onDone={reload} onClose={() => setAdding(false)} /> : null}
        {mayAdd && !adding && children.length > 0 ? <div>{button}</div> : null}
      </div>
    </div>
  );
}
