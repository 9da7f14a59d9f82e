/** The plans an account can have; without a running subscription it is the first. */
export const planIds = ['free', 'memory-plus', 'complete-legacy'] as const;
export type PlanId = (typeof planIds)[number];

export const freePlan: PlanId = 'free';
