import { forMembers } from '#renderer/route-at.ts';
import { treeVoicesPath } from '#tree/paths.ts';

export const route = forMembers(treeVoicesPath);
