import { forVisitors } from '#renderer/route-at.ts';
import { vaultPath } from '#vault/paths.ts';

export const route = forVisitors(vaultPath);
