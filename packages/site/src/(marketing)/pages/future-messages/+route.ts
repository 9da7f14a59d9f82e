import { forVisitors } from '#renderer/route-at.ts';

export const route = forVisitors('/future-messages');
