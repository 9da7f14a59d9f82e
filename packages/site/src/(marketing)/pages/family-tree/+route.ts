import { forVisitors } from '#renderer/route-at.ts';
import { treePath } from '#tree/paths.ts';

export const route = forVisitors(treePath);
