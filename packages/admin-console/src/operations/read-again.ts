/** How often a place that is open reads its figures again. */
export const readAgainEveryMs = 15_000;
