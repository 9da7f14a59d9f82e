import { siteShellWords } from '@infinite/schema/words/site-shell.en';
import { showToast } from '@infinite/ui/toast-store';
import { islands, type Island } from './island-registry.ts';

/**
 * Starts the islands of the page: elements of the server's markup that name their module in
 * `data-island`. A module comes once a page, at once or at the first sign of intent. Until then, and
 * where it cannot be loaded, the markup is a plain form, link or text.
 */
export function serveIslands(): void {
  const places = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  for (const name of new Set(places.map(({ dataset }) => dataset.island))) {
    // The attribute may name anything; the registry has what exists.
    const island = (islands as Readonly<Record<string, Island>>)[name ?? ''];
    const found = places.filter(({ dataset }) => dataset.island === name);
    if (island) serveIsland(island, found);
  }
}

/** A press or a submit before the module has come waits for it. */
function serveIsland(island: Island, places: readonly HTMLElement[]): void {
  let loading: Promise<void> | undefined;
  let state: 'coming' | 'served' | 'failed' = 'coming';
  const begin = () => {
    loading ??= load(island, places).then(
      () => {
        state = 'served';
      },
      () => {
        state = 'failed';
      },
    );
    return loading;
  };
  const onSubmit = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (state !== 'coming' || !(form instanceof HTMLFormElement)) return;
    event.preventDefault();
    // Served by the module, or sent as the plain form it is.
    void begin().then(() => form.requestSubmit(submitter));
  };
  const onClick = ({ target }: MouseEvent) => {
    if (state !== 'coming' || !(target instanceof Element)) return;
    const button = target.closest<HTMLElement>('button[type=button]');
    if (button) void begin().then(() => button.click());
  };
  for (const place of places) {
    place.addEventListener('submit', onSubmit);
    place.addEventListener('click', onClick);
    if (island.comes === 'at once') continue;
    place.addEventListener('pointerenter', begin, { once: true });
    place.addEventListener('focusin', begin, { once: true });
  }
  if (island.comes === 'at once') {
    void begin().then(() => {
      if (state === 'failed') say();
    });
  }
}

const load = async (island: Island, places: readonly HTMLElement[]): Promise<void> =>
  (await island.load())(places);

function say(): void {
  const { title, text } = siteShellWords.partNotLoaded;
  showToast({ title, description: text });
}
