import type { BlogCategoryId } from '@infinite/schema/catalogue/blog';

/** What the page of a category says of it; the description is for search engines. */
export const categoryTexts: Readonly<
  Record<BlogCategoryId, { readonly lead: string; readonly description: string }>
> = {
  LEGACY_LETTERS: {
    lead: 'Letters to the people who come after you: how to begin, what to say, and where to keep them.',
    description:
      'How to begin a legacy letter, what readers treasure in it, what to leave out, and how to make sure that it is found. Plain guides with examples.',
  },
  POSTHUMOUS_COMMUNICATION: {
    lead: 'Messages that arrive when you cannot be there: how they are prepared, protected and delivered.',
    description:
      'Messages for after a death, step by step: what to record, who to trust, how delivery is protected, and how to change your mind in time.',
  },
  DEMENTIA_SUPPORT: {
    lead: 'Voices, songs and stories beside someone whose memory is going.',
    description:
      'How recordings of family voices can help in the life of someone with dementia, and how to keep their stories while they are still told.',
  },
  FAMILY_HISTORY: {
    lead: 'Papers, photographs and the last people who know who is in them.',
    description:
      'How to sort, scan and read what a family has left: letters, certificates, photographs without names, and conversations with those who know.',
  },
  FAMILY_TREES: {
    lead: 'Trees that can be trusted: each name with its source, each doubt with its reason.',
    description:
      'How to build a family tree that shows its proof: sources, contradictions, the privacy of the living, and recorded voices as evidence.',
  },
  VOICE_MESSAGES: {
    lead: 'Keeping a voice well, with the phone that you have, in the room where you are.',
    description:
      'How to record voice messages that sound near and natural: the room, the distance, nerves, and what to do before you put a recording away.',
  },
  DIGITAL_SCRAPBOOKS: {
    lead: 'Scrapbooks that get finished, with captions that will still make sense.',
    description:
      'How to choose a few pictures out of thousands, write captions that last for generations, and finish a family scrapbook in one weekend.',
  },
  GRIEF_SUPPORT: {
    lead: 'About voices and memories after a death, at your own pace.',
    description:
      'About hearing a voice again after a death: keeping recordings safe, when to listen and when not to, and sharing them in a grieving family.',
  },
  ABOUT_US: {
    lead: 'News of the people behind Infinite Connections.',
    description:
      'News of Infinite Connections: what we are working on, what we have learned from families, and how we keep what they have entrusted to us.',
  },
};
