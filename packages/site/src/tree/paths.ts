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

export const treeSplitPath = (id: string): string => `${treePersonPath(id)}/split`;
export const treePersonSourcesPath = (id: string): string => `${treePersonPath(id)}/sources`;
/** Two people who are one. @param other null: still to be chosen */
export const treeMergePath = (id: string, other: string | null): string =>
  `${treePersonPath(id)}/merge${other === null ? '' : `?${new URLSearchParams({ with: other })}`}`;

export const treeSourcesPath = `${treePath}/sources`;
export const treeSourcePath = (id: string): string => `${treeSourcesPath}/${id}`;
