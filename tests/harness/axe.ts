import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

export interface AxeQuestion {
  /**
   * The rules axe leaves out by itself as well, for the pages that old and grieving people use:
   * contrast of 7:1 (WCAG 1.4.6) and targets that a finger meets (2.5.8).
   */
  readonly strict?: boolean;
  /** Only the rules that colors decide: what else is on the page was asked in other colors. */
  readonly colorsOnly?: boolean;
  /** Rules with one of these tags only; all rules by default. */
  readonly tags?: readonly string[];
  /** The part of the page that is looked at; all of it by default. */
  readonly within?: string;
}

const strictColorRule = 'color-contrast-enhanced';
const colorRules = ['color-contrast', 'link-in-text-block'];

const withAxe = createRequire(import.meta.resolve('@axe-core/playwright'));
// Each document parses it: the small one takes a third less time to.
const source = readFileSync(withAxe.resolve('axe-core/axe.min.js'), 'utf8');

/** What runs in the page, of axe's own interface. */
interface Axe {
  run(context: unknown, options: unknown): Promise<{ violations: Violation[] }>;
}
interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string }[];
}

/**
 * What axe finds on the page as it is looked at now, one line for each rule. axe is loaded once a
 * document, and works out elements for faults alone: for what passes that takes more than half of
 * its time. It runs in the page itself, since our pages hold no frame of another origin.
 */
export async function faultsOf(page: Page, question: AxeQuestion = {}): Promise<string[]> {
  for (const frame of page.frames()) {
    const isThere = await frame.evaluate(() => 'axe' in window);
    if (!isThere) await frame.evaluate(source);
  }
  const violations = await page.evaluate(
    async ({ within, options }) => {
      const { axe } = window as unknown as { axe: Axe };
      // A dialog that still fades in is invisible to axe, and the page behind it already silent.
      const ending = document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(ending.map(({ finished }) => finished));
      const found = await axe.run(within ?? document, options);
      return found.violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html }) => ({ html })),
      }));
    },
    { within: question.within, options: optionsOf(question) },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

function optionsOf({ strict = false, colorsOnly = false, tags }: AxeQuestion): object {
  const more = strict ? [strictColorRule, 'target-size'] : [];
  const rules = Object.fromEntries(more.map((rule) => [rule, { enabled: true }]));
  if (colorsOnly) {
    const values = strict ? [...colorRules, strictColorRule] : colorRules;
    return { resultTypes: ['violations'], runOnly: { type: 'rule', values } };
  }
  const runOnly = tags && { type: 'tag', values: tags };
  return { resultTypes: ['violations'], rules, ...(runOnly ? { runOnly } : {}) };
}
