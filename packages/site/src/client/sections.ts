/** Shows that a section of the home page is opening, until the reader comes back to this page. */
export function serveSections(): void {
  const bar = document.querySelector<HTMLElement>('[data-sections]');
  const status = bar?.querySelector('[role=status]');
  if (!bar || !status) return;
  const show = (link: HTMLElement | null) => {
    for (const spinner of bar.querySelectorAll<HTMLElement>('[data-opening]')) {
      spinner.hidden = !link?.contains(spinner);
    }
    status.textContent = link?.dataset.section ?? '';
  };
  bar.addEventListener('click', (event) => {
    // With one of these keys the section opens elsewhere, and this page stays.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (event.target instanceof Element) show(event.target.closest<HTMLElement>('[data-section]'));
  });
  window.addEventListener('pageshow', () => show(null));
}
