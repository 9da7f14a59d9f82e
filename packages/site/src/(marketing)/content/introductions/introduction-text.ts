/** What an introduction to a feature says: what it is for, how it is done, what can be done today. */
export interface IntroductionText {
  path: string;
  /** Of the document. */
  title: string;
  description: string;
  keywords: readonly string[];
  heading: string;
  lead: string;
  /** The one thing to do; leads to what works today. */
  begin: { label: string; href: string; hint: string };
  passages: readonly Passage[];
  today: TodayText;
  questions: readonly { question: string; answer: string }[];
}

export interface Passage {
  heading: string;
  paragraphs?: readonly string[];
  points?: readonly { title: string; text: string }[];
  /** Points in their order, numbered. */
  steps?: readonly { title: string; text: string }[];
}

/** Honest about the day: what already works, and what is still being built. */
export interface TodayText {
  works: string;
  building: string;
  links: readonly { label: string; href: string }[];
}
