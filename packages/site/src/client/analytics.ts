import { loadAnalytics } from '#auth/conversion.ts';

/** Loads the script of the analytics provider where an operator has configured one. */
export function serveAnalytics(): void {
  const script = document.querySelector<HTMLElement>('[data-analytics]')?.dataset.analytics;
  if (script) loadAnalytics(script);
}
