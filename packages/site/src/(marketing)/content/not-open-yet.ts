/**
 * Plan features that have no button yet. Pages that mention them say so with one of these lines,
 * so that nobody pays for, or counts on, an unfinished feature.
 */
export const notOpenYet = {
  plans:
    'Recording, letters and delivery are open today, to everyone. The tree, scrapbooks, capsules and written-out recordings open one after the other; that is why the paid plans are had from a person and not from a button. Ask us what is ready, and you will get a plain answer.',
  afterDeath:
    'Delivery after a death, with check-ins and trusted contacts, is not open yet: it is the one thing that must not be built in a hurry. Until it is, choose a date; you can move it for as long as you live.',
} as const;
