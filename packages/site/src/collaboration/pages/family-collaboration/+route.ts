import { forMembers } from '#renderer/route-at.ts';
import { togetherPath } from '#collaboration/paths.ts';

export const route = forMembers(togetherPath);
