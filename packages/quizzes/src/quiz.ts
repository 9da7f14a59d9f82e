/** One answer that may be given; answers are written as letters, the first option is 'a'. */
export interface QuizOption<ResultId extends string = string> {
  readonly label: string;
  readonly hint?: string;
  /** What the answer speaks for, and how strongly. */
  readonly points: Readonly<Partial<Record<ResultId, number>>>;
  /** Why it speaks for that, in a sentence of its own; absent where it speaks for nothing. */
  readonly because?: string;
}

export interface QuizQuestion<ResultId extends string = string> {
  readonly id: string;
  readonly text: string;
  readonly hint?: string;
  /** Asked only after these answers: the letters that an earlier question may have, by its id. */
  readonly when?: Readonly<Record<string, string>>;
  readonly options: readonly QuizOption<ResultId>[];
}

export interface QuizResult<ResultId extends string = string> {
  readonly id: ResultId;
  readonly title: string;
  /** What it means, a paragraph or two. */
  readonly text: readonly string[];
  /** What can be done at once, without us. */
  readonly tonight: string;
  /** The one thing to do here. */
  readonly next: { readonly label: string; readonly href: string };
}

export interface Quiz<ResultId extends string = string> {
  /** Without the slash: 'voice-message-quiz'. */
  readonly slug: string;
  /** Counted up when questions or options change, so that an old link is not read as a new one. */
  readonly version: number;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly heading: string;
  readonly lead: string;
  /** What the quiz weighs, for who wants to know before beginning. */
  readonly weighs: readonly string[];
  /**
   * What is asked, in order. A step of several questions asks the first whose `when` holds; the
   * last has none. So every way through a quiz has the same length.
   */
  readonly steps: readonly (QuizQuestion<ResultId> | readonly QuizQuestion<ResultId>[])[];
  /** Earlier ones win where two have the same points. */
  readonly results: readonly QuizResult<ResultId>[];
}

/** Checks that points name results of the same quiz. */
export function defineQuiz<const ResultId extends string>(quiz: Quiz<ResultId>): Quiz {
  return quiz;
}
