import { loadTreePage, type TreePageData } from '#tree/load-tree-page.ts';

export type Data = TreePageData;

export const data = loadTreePage;
