import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * axe with the rules it leaves out by itself, for the pages that old and grieving people use:
 * contrast of 7:1 (WCAG 1.4.6) and targets that a finger meets (2.5.8).
 */
export function strictAxe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).options({
    rules: { 'color-contrast-enhanced': { enabled: true }, 'target-size': { enabled: true } },
  });
}
