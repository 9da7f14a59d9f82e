import { atPaths } from '#renderer/route-at.ts';

export const route = atPaths('/pricing', '/pricing-plan', '/pricing-plans');
