import { blogPageWords as words } from '@infinite/schema/words/blog-pages.en';

/**
 * 'Load More Articles' appends the next page's cards, taken from the page that a reader without
 * scripts would get. If that fails, it navigates there.
 */
export function serveLoadMore(): void {
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.loadMore === undefined) return;
    event.preventDefault();
    const address = `${form.getAttribute('action')}?${new URLSearchParams(fields(form, event.submitter))}`;
    form.setAttribute('aria-busy', 'true');
    void appendFrom(address, form).catch(() => location.assign(address));
  };
  document.addEventListener('submit', onSubmit);
}

function fields(form: HTMLFormElement, submitter: HTMLElement | null): Record<string, string> {
  const named = [...form.querySelectorAll('input')].map(({ name, value }) => [name, value]);
  if (submitter instanceof HTMLButtonElement) named.push([submitter.name, submitter.value]);
  return Object.fromEntries(named);
}

async function appendFrom(address: string, form: HTMLFormElement): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(String(answer.status));
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const list = document.getElementById('articles');
  const cards = [...(next.getElementById('articles')?.children ?? [])];
  if (!list || cards.length === 0) throw new Error('no articles');
  list.append(...cards);
  const more = next.querySelector('form[data-load-more]');
  if (more) form.replaceWith(more);
  else form.remove();
  // Move the focus to the first new article.
  cards[0]?.querySelector('a')?.focus();
  const status = document.getElementById('articles-loaded');
  if (status) status.textContent = words.loaded(cards.length);
}
