import { forVisitors } from '#renderer/route-at.ts';
import { treeVoicesPath } from '#tree/paths.ts';

export const route = forVisitors(treeVoicesPath);
