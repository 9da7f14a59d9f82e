import { siteShellWords } from '@infinite/schema/words/site-shell.en';
import { useId, useSyncExternalStore } from 'react';
import { chooseTheme, readTheme, subscribeToTheme, type Theme } from '../theme.ts';

const themes: readonly Theme[] = ['device', 'light', 'dark'];

/** Colours as the device has them, or always light, or always dark. */
export function ThemeSwitch() {
  const chosen = useSyncExternalStore(subscribeToTheme, readTheme, () => 'device');
  const name = useId();
  return (
    <fieldset className="m-0 border-0 p-0">
      <legend className="mb-2 p-0 text-sm font-semibold">{siteShellWords.themeLabel}</legend>
      <div className="inline-flex overflow-hidden rounded-md border border-edge">
        {themes.map((theme) => (
          <label
            key={theme}
            className="cursor-pointer px-3 py-2 text-sm has-checked:bg-accent has-checked:text-on-accent forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:[forced-color-adjust:none] has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-amber"
          >
            <input
              type="radio"
              name={name}
              value={theme}
              checked={theme === chosen}
              onChange={() => chooseTheme(theme)}
              className="only-read-aloud"
            />
            {siteShellWords.themes[theme]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
