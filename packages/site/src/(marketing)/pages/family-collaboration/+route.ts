import { forVisitors } from '#renderer/route-at.ts';

export const route = forVisitors('/family-collaboration');
