import { apiDocsWords } from '#developers/api-docs.en.ts';
import { matches } from '#developers/matches.ts';

/** Filters the calls while the reader types; without scripts the form asks the server. */
export function filterCalls(place: HTMLElement): void {
  const form = place.querySelector<HTMLFormElement>('form[data-find-call]');
  const input = form?.querySelector('input');
  const status = place.querySelector('[data-found]');
  if (!form || !input || !status) return;
  const filter = () => {
    const search = input.value.trim();
    const found = show(place, search);
    status.textContent = search === '' ? '' : apiDocsWords.rest.found(found);
  };
  input.addEventListener('input', filter);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    filter();
  });
  // Something may have been typed before this code came.
  if (input.value !== input.defaultValue) filter();
}

function show(place: HTMLElement, search: string): number {
  let found = 0;
  for (const group of place.querySelectorAll<HTMLElement>('[data-group]')) {
    const calls = [...group.querySelectorAll<HTMLElement>('[data-call]')];
    for (const call of calls) call.hidden = !matches(call.dataset['call'] ?? '', search);
    const shown = calls.filter(({ hidden }) => !hidden).length;
    group.hidden = shown === 0;
    found += shown;
  }
  return found;
}
