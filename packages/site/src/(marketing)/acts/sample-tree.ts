const steps: Readonly<Record<string, 'up' | 'down' | 'left' | 'right'>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** Hydrates the sample trees of a page. */
export function enlivenTrees(trees: readonly HTMLElement[]): void {
  for (const tree of trees) enliven(tree);
  document.documentElement.dataset.enlivened = '';
}

/**
 * Hydrates a sample tree: choosing a person opens their panel without scrolling, and the arrow keys
 * follow the lines. Tab reaches one person of the tree; the arrows reach the rest.
 */
function enliven(tree: HTMLElement): void {
  const svg = tree.querySelector('svg');
  const panels = tree.querySelector<HTMLElement>('[data-panels]');
  if (!svg || !panels) return;
  const nodes = [...svg.querySelectorAll<SVGAElement>('a[data-person]')];
  const nodeOf = (id: string) => nodes.find((node) => node.dataset.person === id);

  const open = (id: string) => {
    for (const node of nodes) {
      const chosen = node.dataset.person === id;
      node.setAttribute('tabindex', chosen ? '0' : '-1');
      if (chosen) node.setAttribute('aria-current', 'true');
      else node.removeAttribute('aria-current');
    }
    for (const panel of panels.querySelectorAll<HTMLElement>('[data-panel]')) {
      panel.toggleAttribute('data-current', panel.dataset.panel === id);
      if (panel.dataset.panel !== id) panel.querySelector('audio')?.pause();
    }
  };

  // From here on script opens the panels, not the address.
  delete panels.dataset.byAddress;
  const asked = location.hash.replace('#person-', '');
  const first = panels.querySelector<HTMLElement>('[data-current]')?.dataset.panel;
  open(nodeOf(asked) ? asked : (first ?? ''));

  tree.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-person]') : null;
    const id = link?.getAttribute('data-person');
    if (!id) return;
    event.preventDefault();
    open(id);
    // A link within a panel disappears with it: move the focus to that person in the tree.
    if (panels.contains(link)) nodeOf(id)?.focus();
  });
  svg.addEventListener('keydown', (event) => {
    const step = steps[event.key];
    if (!step || !(event.target instanceof SVGAElement)) return;
    event.preventDefault();
    const next = nodeOf(event.target.dataset[step] ?? '');
    if (!next?.dataset.person) return;
    open(next.dataset.person);
    next.focus();
  });
}
