import { siteShellWords } from '@infinite/schema/words/site-shell.en';
import { useId } from 'react';
import { readTheme, themes, type Theme } from '../theme.ts';

/**
 * Colors as the device has them, or always light, or always dark. `client/theme-switches.ts` follows
 * the choice; the page may be rendered on the server alone.
 */
export function ThemeSwitch() {
  const name = useId();
  return (
    <fieldset className="m-0 border-0 p-0 noscript:hidden">
      <legend className="mb-2 p-0 text-sm font-semibold">{siteShellWords.themeLabel}</legend>
      <div className="inline-flex overflow-hidden rounded-md border border-edge">
        {themes.map((theme) => (
          <label
            key={theme}
            className="cursor-pointer px-3 py-2 text-sm has-checked:bg-accent has-checked:text-on-accent forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:[forced-color-adjust:none] has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-amber"
          >
            <input
              ref={showChoice}
              type="radio"
              name={name}
              value={theme}
              data-theme-choice
              defaultChecked={theme === 'device'}
              className="only-read-aloud"
            />
            {siteShellWords.themes[theme satisfies Theme]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** For a switch that React adds after the client has started. */
function showChoice(input: HTMLInputElement | null): void {
  if (input) input.checked = input.value === readTheme();
}
