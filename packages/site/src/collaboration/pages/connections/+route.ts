import { connectionsPath } from '#collaboration/paths.ts';
import { atPaths } from '#renderer/route-at.ts';

export const route = atPaths(connectionsPath, '/family-connections');
