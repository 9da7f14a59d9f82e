import { quizQuery } from '@infinite/quizzes/quiz-step';
import { countQuiz } from './count-quiz.ts';
import { forgetQuiz, rememberQuiz, rememberedQuiz } from './remembered-quiz.ts';

/**
 * Replaces the question in place instead of loading a page: fetched from the address that a reader
 * without scripts would get. If that fails, it navigates there.
 */
export function serveQuiz(): void {
  const onSubmit = (event: SubmitEvent): void => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.quizForm === undefined) return;
    event.preventDefault();
    const fields = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    form.setAttribute('aria-busy', 'true');
    goTo(`${new URL(form.action).pathname}?${new URLSearchParams(fields)}`);
  };
  const onClick = (event: MouseEvent): void => {
    if (!(event.target instanceof Element) || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    const link = event.target.closest<HTMLAnchorElement>('a[data-quiz-link]');
    if (link) {
      event.preventDefault();
      goTo(link.pathname + link.search);
    } else if (event.target.closest('[data-quiz-forget]')) {
      forget();
    } else if (event.target.closest('[data-quiz-copy] button')) {
      void copyLink();
    }
  };
  const onPopState = (): void => {
    void show(location.pathname + location.search).catch(() => location.reload());
  };
  document.addEventListener('submit', onSubmit);
  document.addEventListener('click', onClick);
  window.addEventListener('popstate', onPopState);
  arrive();
  document.documentElement.dataset.quizServed = '';
}

function goTo(address: string): void {
  show(address).then(
    (shown) => history.pushState(null, '', shown),
    () => location.assign(`${address}#question`),
  );
}

/** @returns the final address: an answer redirects to the next question */
async function show(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(String(answer.status));
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const quiz = next.getElementById('quiz');
  if (!quiz) throw new Error('no quiz');
  document.getElementById('quiz')?.replaceWith(document.adoptNode(quiz));
  document.title = next.title;
  const said = document.getElementById('quiz-said');
  if (said) said.textContent = next.title;
  quiz.scrollIntoView({ block: 'start' });
  quiz.querySelector<HTMLElement>('#question')?.focus({ preventScroll: true });
  arrive();
  const { pathname, search } = new URL(answer.url);
  return pathname + search;
}

/** Runs at every step: stores progress, counts, shows the parts that need scripts. */
function arrive(): void {
  const quiz = document.getElementById('quiz');
  const slug = quiz?.dataset.quiz;
  if (!quiz || !slug) return;
  const { shows, answers } = quiz.dataset;
  const copy = quiz.querySelector<HTMLElement>('[data-quiz-copy]');
  if (copy) copy.hidden = false;
  if (shows === 'beginning') offerToGoOn(quiz, slug);
  if (shows !== 'question' && shows !== 'result') return;
  // The plain address is answered with letters only once something was answered.
  if (!answers || !/[a-z]/.test(answers)) return;
  rememberQuiz(slug, { answers, done: shows === 'result' });
  void countQuiz(slug, answers, shows === 'result');
}

function offerToGoOn(quiz: HTMLElement, slug: string): void {
  const known = rememberedQuiz(slug);
  if (!known) return;
  const offer = quiz.querySelector<HTMLElement>(
    `[data-quiz-resume=${known.done ? 'result' : 'question'}]`,
  );
  const link = offer?.querySelector('a');
  if (!offer || !link) return;
  link.href = `/${slug}?${new URLSearchParams({ [quizQuery.answers]: known.answers })}`;
  offer.hidden = false;
}

function forget(): void {
  const quiz = document.getElementById('quiz');
  if (!quiz?.dataset.quiz) return;
  forgetQuiz(quiz.dataset.quiz);
  for (const offer of quiz.querySelectorAll<HTMLElement>('[data-quiz-resume]')) offer.hidden = true;
  quiz.querySelector<HTMLElement>('#question')?.focus();
}

async function copyLink(): Promise<void> {
  const link = document.querySelector<HTMLAnchorElement>('[data-quiz-shared]');
  const button = document.querySelector<HTMLElement>('[data-quiz-copy] button');
  const said = document.querySelector('[data-quiz-copy] [role=status]');
  if (!link || !button || !said) return;
  const { copied, notCopied } = button.dataset;
  try {
    await navigator.clipboard.writeText(link.href);
    said.textContent = copied ?? '';
  } catch {
    said.textContent = notCopied ?? '';
  }
}
