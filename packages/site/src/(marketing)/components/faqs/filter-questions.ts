import { faqSearch as words } from '#(marketing)/content/faq-search-words.ts';
import { speaksOf } from '#(marketing)/faq-search.ts';

/** Filters the questions while the reader types; the form without scripts asks the server. */
export function filterQuestions(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-faq-search]');
  const input = form?.querySelector('input');
  const status = document.getElementById('faq-found');
  if (!form || !input || !status) return;
  const filter = () => {
    const found = show(input.value);
    status.textContent = input.value.trim() === '' ? '' : words.found(found, input.value.trim());
  };
  const stay = (event: SubmitEvent) => {
    event.preventDefault();
    filter();
  };
  input.addEventListener('input', filter);
  form.addEventListener('submit', stay);
  // Something may have been typed before this code came.
  if (input.value !== input.defaultValue) filter();
}

/** Shows matching questions and their topics, and the number of matches. */
function show(search: string): number {
  let found = 0;
  for (const topic of document.querySelectorAll<HTMLElement>('[data-faq-topic]')) {
    let here = 0;
    for (const question of topic.querySelectorAll<HTMLElement>('[data-question]')) {
      question.hidden = !speaksOf(question.textContent, search);
      if (!question.hidden) here += 1;
    }
    topic.hidden = here === 0;
    found += here;
  }
  return found;
}
