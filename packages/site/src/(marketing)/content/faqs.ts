import { whenOpen } from '@infinite/schema/words/announced.en';
import { deliveryTimings } from '@infinite/schema/catalogue/delivery-timings';
import { planRules, plans } from '@infinite/schema/catalogue/plans';
import { whatIsSealed, whoHoldsTheKeys } from '@infinite/schema/words/sealing.en';
import { moneyWords, planWords, storageWords } from '@infinite/schema/words/plans.en';
import type { QuestionAndAnswer } from '../components/question-list.tsx';
import { notOpenYet } from './not-open-yet.ts';

export interface FaqTopic {
  id: string;
  topic: string;
  items: readonly QuestionAndAnswer[];
}

const complete = plans['complete-legacy'];

export const faqTopics: readonly FaqTopic[] = [
  {
    id: 'beginning',
    topic: 'Beginning',
    items: [
      {
        question: 'What do I need to begin?',
        answer:
          'A phone or a computer with a microphone, and someone to say something to. You can record right away without an account; the recording stays on your device until you sign up.',
        more: { label: 'Try the recorder', href: '/free-voice-messages' },
      },
      {
        question: 'I am not good with words. What do people say?',
        answer:
          'Less than you think. Most messages that families keep are under two minutes. A question or a template gets you past the first sentence, which is the only hard one.',
        more: { label: 'Templates to begin from', href: '/premium-templates' },
      },
      {
        question: 'Can I do this for my mother, who does not use computers?',
        answer:
          'Yes. Sit beside her, ask, and record on your own phone. The recording is yours to keep, to trim and to put into a message.',
        more: { label: 'Questions to ask a parent', href: '/before-its-too-late' },
      },
      {
        question: 'Can children have an account?',
        answer:
          'From age 13. Children under 13 need the consent of a parent and have no sign-in of their own.',
        more: { label: 'Privacy', href: '/privacy' },
      },
    ],
  },
  {
    id: 'recording',
    topic: 'Recording',
    items: [
      {
        question: 'What happens if the battery dies while I am recording?',
        answer:
          'You lose a second at most. The take is saved on the device while you talk, and it is there when you open the page again on the same device.',
      },
      {
        question: 'How long can a recording be?',
        answer:
          'As long as you can talk; hours are no problem. Voices take up little space and do not count toward any limit.',
      },
      {
        question: 'Can I use recordings and videos I already have?',
        answer:
          'Yes. Choose the file; most formats are recognized by what is in them. The original is kept as it is, and a copy is made that plays everywhere.',
      },
      {
        question: 'Does recording work without an internet connection?',
        answer:
          'Once the page is open, yes. The take stays on the device and is sent when you are back online.',
      },
    ],
  },
  {
    id: 'delivery',
    topic: 'Delivery',
    items: [
      {
        question: 'How far ahead can I schedule a message?',
        answer: `Up to the year ${deliveryTimings.latestYear}. You choose the day, the hour, and whose time zone to use.`,
      },
      {
        question: 'Will I be asked before a message goes out?',
        answer:
          'Twice: two days before, and a day later if you have not answered. Both emails lead to a page on which you can change it, add to it, postpone it, take it back or confirm it.',
        more: { label: 'See an example with dates', href: '/how-it-works' },
      },
      {
        question: 'What if I can no longer answer?',
        answer: 'Then the message is delivered at the hour you chose. That is our central promise.',
      },
      {
        question: 'Can a message be delivered after my death, when nobody knows the date?',
        answer: notOpenYet.afterDeath,
      },
      {
        question: 'What if their email address has changed by then?',
        answer:
          'We try again over several days and let you know. The message stays until there is an address that works. A second address, or a second person, is worth adding to any message that must arrive.',
      },
      {
        question: 'Can I change a message after I have scheduled it?',
        answer:
          'Yes, everything in it, until the minute it goes: the words, the recordings, the people and the day.',
      },
    ],
  },
  {
    id: 'receiving',
    topic: 'Receiving',
    items: [
      {
        question: 'Someone has sent me a message. Do I need an account?',
        answer:
          'No. The link in your email opens a page with everything that was left for you. There is nothing to install, pay or accept.',
      },
      {
        question: 'Does the message disappear once I have opened it?',
        answer:
          'No. You can come back to it, and you can download every recording and picture in it.',
      },
      {
        question: 'Will the sender see that I opened it?',
        answer:
          'The sender, if living, sees that it was delivered and when it was first opened, that you invited someone to open it with you, and what you write back. If you choose not to open it, they only see that it was not opened.',
      },
      {
        question: 'I do not want to receive anything from this person.',
        answer:
          'Every email from us has a link that says ‘Please don’t write to me again’. Press the button behind it, and we deliver nothing to your address again, from anyone. The sender is told that you asked us not to write, and cannot get around it. You can undo this through the same link.',
        more: { label: 'Contact', href: '/contact' },
      },
    ],
  },
  {
    id: 'safety',
    topic: 'Safety and privacy',
    items: [
      {
        question: 'Who can see what I record?',
        answer:
          'You, and on its day the person you sent it to. It is encrypted with your family’s own key; our staff do not open it.',
        more: { label: 'Privacy Policy', href: '/privacy-policy' },
      },
      {
        question: 'What exactly is encrypted?',
        answer: `${whatIsSealed} ${whoHoldsTheKeys}`,
        more: { label: 'Privacy Policy', href: '/privacy-policy' },
      },
      {
        question: 'Do you use cookies or trackers?',
        answer:
          'None while you are just reading. When you sign up, one cookie protects the form and one keeps you signed in. No trackers, no advertising, nothing from third parties. That is why there is no cookie banner.',
      },
      {
        question: 'What if Infinite Connections stops existing?',
        answer: whenOpen(
          'dataExport',
          'You can export everything in open formats any day, and it is a good idea to do so once a year. If we ever had to close, we would tell you in time and return what is still waiting.',
          'You can download each recording and each letter any day. Exporting everything at once is something we are building. If we ever had to close, we would tell you in time and return what is still waiting.',
        ),
      },
      {
        question: 'Do you train AI on our voices?',
        answer: 'No. Nor do we make profiles that could identify a voice.',
      },
    ],
  },
  {
    id: 'paying',
    topic: 'Paying',
    items: [
      {
        question: 'What does it cost?',
        answer: `Voice messages and letters are free, for good. ${planWords['complete-legacy'].name} is ${moneyWords(complete.quarterly)} for three months. The free plan includes ${storageWords(plans.free.limits.mediaBytes)} for photos and videos.`,
        more: { label: 'Plans and prices', href: '/pricing' },
      },
      {
        question: 'What happens to everything if I cancel?',
        answer: `For ${planRules.retentionDays} days nothing changes at all. After that you keep what is there, but you cannot add more than the free plan holds. Whatever is scheduled is delivered.`,
        more: { label: 'The rules in full', href: '/transparent-pricing' },
      },
      {
        question: 'Is there a trial?',
        answer: `The free plan is not a trial; it does not end. And we refund a first payment in full within ${planRules.moneyBackDays} days.`,
      },
    ],
  },
];

/** The words of /faqs around the questions. */
export const faqs = {
  title: 'Questions and answers | Infinite Connections',
  description:
    'Plain answers about recording, delivery, receiving a message, safety, children and prices. Search them, or write to a person who answers.',
  keywords: ['faq', 'questions', 'how does message delivery work', 'is it free'],
  heading: 'Questions and answers',
  lead: 'The ones people ask most, by topic. If yours is not here, write to us and a person answers.',
  ask: { heading: 'Not answered?', text: 'Ask it in your own words.', action: 'Write to us' },
} as const;
