import { forMembers } from '#renderer/route-at.ts';
import { vaultPath } from '#vault/paths.ts';

export const route = forMembers(vaultPath);
