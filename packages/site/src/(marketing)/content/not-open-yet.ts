/**
 * Plan features that have no button yet. Pages that mention them say so with one of these lines,
 * so that nobody pays for, or counts on, an unfinished feature.
 */
export const notOpenYet = {
  plans:
    'Recording, letters and delivery are open today, to everyone. The tree, scrapbooks and capsules will open one after another. That is why you get a paid plan from a person for now, not from a button. Ask us what is ready, and you will get a straight answer.',
  afterDeath:
    'Delivery after a death, with check-ins and trusted contacts, is not open yet: it is the one thing that must not be rushed. Until it opens, choose a date; you can move it for as long as you live.',
} as const;
