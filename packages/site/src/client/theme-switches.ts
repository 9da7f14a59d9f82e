import { chooseTheme, readTheme, themes } from '#shell/theme.ts';

const choices = 'input[data-theme-choice]';

/** Shows the reader's choice of colors in every switch of the page, and follows a new one. */
export function serveThemeSwitches(): void {
  const chosen = readTheme();
  for (const input of document.querySelectorAll<HTMLInputElement>(choices)) {
    input.checked = input.value === chosen;
  }
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(choices)) return;
    const theme = themes.find((each) => each === target.value);
    if (theme) chooseTheme(theme);
  });
}
