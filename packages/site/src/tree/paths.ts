export const treePath = '/family-tree';
export const builderPath = '/family-tree-builder';
export const treeVoicesPath = '/voice-ancestry';

/** What the tree is seen as. */
export const treeViews = [
  'family',
  'ancestors',
  'descendants',
  'fan',
  'everyone',
  'list',
  'timeline',
  'places',
] as const;
export type TreeView = (typeof treeViews)[number];

/** The view that `?view=` names; the family where it names none. */
export function viewNamed(name: string | undefined): TreeView {
  return treeViews.find((view) => view === name) ?? 'family';
}

/** A view of the tree around a person. @param base the page: the tree, the builder or the voices */
export function viewPath(base: string, view: TreeView, root: string | null): string {
  const query = new URLSearchParams(view === 'family' ? {} : { view });
  if (root !== null) query.set('root', root);
  return query.size === 0 ? base : `${base}?${query}`;
}

export const treePersonPath = (id: string): string => `${treePath}/person/${id}`;

export const treeHistoryPath = `${treePath}/history`;
export const treeCheckPath = `${builderPath}/check`;
export const treeDaysPath = `${treePath}/days`;
