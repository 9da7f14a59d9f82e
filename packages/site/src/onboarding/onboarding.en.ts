/** The first steps of a member: /onboarding. */
export const onboardingWords = {
  pageTitle: 'First steps',
  description: 'From a new account to the first recording, in about two minutes.',
  keywords: ['first steps', 'first recording', 'family name'],
  stepOf: (step: number, of: number) => `Step ${step} of ${of}`,
  skip: 'Skip this step',
  stop: 'Stop for now',
  next: 'Go on',
  family: {
    title: 'What is your family called?',
    lead: 'The name stands above everything you keep together. You can change it at any time.',
    label: 'Name of the family',
    hint: 'Such as ‘The Bakers’ or ‘Grandma Inês and all of us’',
    save: 'Save and go on',
  },
  voice: {
    title: 'Say something to someone you love',
    lead: 'What you had for breakfast, or the day they were born. It need not be perfect: you can listen to it first, and record it again.',
    opening: 'Opening the recorder…',
    withoutScripts: 'The recorder needs JavaScript.',
  },
  person: {
    title: 'Who is it for?',
    lead: 'Nothing is sent now. You choose the day later.',
    kind: 'Who is this person to your family?',
    kinds: {
      recipient: {
        label: 'They receive it on a day I choose',
        hint: 'We prepare a message for them, and you add to it whenever you like',
      },
      relative: {
        label: 'They join in and record, too',
        hint: 'We send an invitation to your family by email today',
      },
    },
    withRecording: 'We prepare a message for them, with your recording in it',
    name: 'Their name',
    email: 'Their email address',
    nameNeeded: 'Please write their name',
    emailNeeded: 'Please write their whole email address, such as ana@example.org',
    prepare: 'Prepare the message',
    invite: 'Send the invitation',
    draftTitle: (name: string) => `For ${name}`,
  },
  done: {
    title: 'That is a beginning',
    lead: 'Everything is kept. You can add to it whenever you like.',
    prepared: (name: string) => `A message for ${name} is prepared. Only its day is missing.`,
    invited: (name: string) => `The invitation is on its way to ${name}.`,
    chooseDay: 'Choose the day it arrives',
    home: 'To your home page',
  },
} as const;
