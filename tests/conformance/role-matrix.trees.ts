import type { Classified, RouteClass } from './role-matrix.classification.ts';
import { anniversaryOperations, anniversaryRoutes } from './role-matrix.anniversaries.ts';
import { treeFileOperations, treeFileRoutes } from './role-matrix.tree-files.ts';
import { treeOperations, treeRoutes } from './role-matrix.tree.ts';

/** Everything of the family tree: its people, days, files and voices. */
export const operationsOfTrees: Record<string, Classified> = {
  ...treeOperations,
  ...anniversaryOperations,
  ...treeFileOperations,
};

export const routesOfTrees: Record<string, RouteClass> = {
  ...treeRoutes,
  ...anniversaryRoutes,
  ...treeFileRoutes,
};
