import {
  costOverYears,
  costSpans,
  planIds,
  planPeriods,
  plans,
} from '@infinite/schema/catalogue/plans';
import { cents } from '@infinite/schema/catalogue/cents';
import { moneyWords } from '@infinite/schema/words/plans.en';
import { costCalculator as words } from '#(marketing)/content/cost-calculator.ts';

/** The cost of so many years, as a sentence; or an error message. Takes raw field values. */
export function costSentence(plan: string, period: string, years: string): string {
  const id = planIds.find((each) => each === plan);
  const paid = planPeriods.find((each) => each === period);
  const count = /^\d{1,3}$/.test(years.trim()) ? Number(years) : 0;
  if (!id || !paid || count < 1 || count > costSpans.atMost) return words.outside;
  const sum = costOverYears(plans[id], paid, count);
  const saved = costOverYears(plans[id], 'quarterly', count) - sum;
  const answer = words.answer(count, moneyWords(sum));
  return saved > 0 ? answer + words.save(moneyWords(cents(saved))) : answer;
}

/** Updates the result on every change of the calculator. */
export function serveCostCalculator(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-cost-calculator]');
  const output = form?.querySelector('output');
  if (!form || !output) return;
  const answer = () => {
    const given = new FormData(form);
    const field = (name: string) => {
      const value = given.get(name);
      return typeof value === 'string' ? value : '';
    };
    output.textContent = costSentence(field('plan'), field('period'), field('years'));
  };
  form.addEventListener('input', answer);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    answer();
  });
  answer();
}
