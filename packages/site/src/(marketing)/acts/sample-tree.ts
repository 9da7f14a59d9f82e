import type { SampleChart } from '#tree/sample/serve-sample-chart.ts';

/** Hydrates the sample trees of a page. */
export function enlivenTrees(trees: readonly HTMLElement[]): void {
  for (const tree of trees) enliven(tree);
  document.documentElement.dataset.enlivened = '';
}

/**
 * Hydrates a sample tree: choosing a person opens their panel without scrolling. The chart that moves comes when
 * a pointer or the focus reaches the tree; until then a drawing of the server stands in its place.
 */
function enliven(tree: HTMLElement): void {
  const panels = tree.querySelector<HTMLElement>('[data-panels]');
  if (!panels) return;
  let chart: Promise<SampleChart> | undefined;
  let served = false;

  const open = (id: string) => {
    if (!panels.querySelector(`[data-panel="${CSS.escape(id)}"]`)) return;
    for (const panel of panels.querySelectorAll<HTMLElement>('[data-panel]')) {
      panel.toggleAttribute('data-current', panel.dataset['panel'] === id);
      if (panel.dataset['panel'] !== id) panel.querySelector('audio')?.pause();
    }
  };
  const load = () => {
    chart ??= import('#tree/sample/serve-sample-chart.ts').then(({ serveSampleChart }) => {
      served = true;
      return serveSampleChart(tree, open);
    });
    // The drawing and the panels stay as they are; the next sign of intent tries again.
    void chart.catch(() => (chart = undefined));
    return chart;
  };

  // From here on script opens the panels, not the address.
  delete panels.dataset['byAddress'];
  open(location.hash.replace('#person-', ''));
  for (const intent of ['pointerenter', 'focusin'] as const) {
    tree.addEventListener(intent, () => void load().catch(() => undefined));
  }
  // An arrow key that comes before the chart waits for it.
  tree.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (served || !key.startsWith('Arrow') || !(target instanceof SVGElement)) return;
    event.preventDefault();
    const again = new KeyboardEvent('keydown', { key, bubbles: true });
    void load().then(() => document.activeElement?.dispatchEvent(again));
  });
  tree.addEventListener('click', (event) => {
    if (!(event.target instanceof Element)) return;
    const id = event.target.closest('a')?.getAttribute('href')?.replace('#person-', '');
    const root = event.target.closest<HTMLElement>('[data-root]')?.dataset['root'];
    if (root) void load().then((served) => served.showAround(root));
    if (!id) return;
    event.preventDefault();
    open(id);
    // A link within a panel disappears with it: move the focus to that person in the tree.
    if (!event.target.closest('[data-chart]')) void load().then((served) => served.focus(id));
  });
}
