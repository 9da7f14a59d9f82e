import { exampleLanguages, isExampleLanguage } from '#developers/example-languages.ts';

const storedAs = 'api-example-language';

/** Shows the examples of the whole page in one language, which this device keeps. */
export function chooseLanguage(places: readonly HTMLElement[]): void {
  for (const place of places) serveChoice(place);
}

function serveChoice(place: HTMLElement): void {
  const show = (language: string) => {
    place.dataset['language'] = language;
    for (const button of place.querySelectorAll<HTMLElement>('[data-language-choice]')) {
      button.setAttribute('aria-pressed', String(button.dataset['languageChoice'] === language));
    }
  };
  show(keptLanguage() ?? exampleLanguages[0]);
  place.addEventListener('click', ({ target }) => {
    const button =
      target instanceof Element && target.closest<HTMLElement>('[data-language-choice]');
    const language = button ? button.dataset['languageChoice'] : undefined;
    if (!button || !isExampleLanguage(language)) return;
    // Examples above this one change their height: the button stays under the pointer.
    const before = button.getBoundingClientRect().top;
    show(language);
    scrollBy({ top: button.getBoundingClientRect().top - before, behavior: 'instant' });
    keepLanguage(language);
  });
}

function keptLanguage(): string | null {
  try {
    const kept = localStorage.getItem(storedAs);
    return isExampleLanguage(kept) ? kept : null;
  } catch {
    // Storage is denied: the first language.
    return null;
  }
}

function keepLanguage(language: string): void {
  try {
    localStorage.setItem(storedAs, language);
  } catch {
    // The choice holds until the page is left.
  }
}
