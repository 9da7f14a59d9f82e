import { forMembers } from '#renderer/route-at.ts';
import { builderPath } from '#tree/paths.ts';

export const route = forMembers(builderPath);
