import { whatIsSealed, whoHoldsTheKeys } from '@infinite/schema/words/sealing.en';
import type { LegalText } from '../components/legal-document.tsx';

/** /privacy-policy: the policy of December 17, 2024. */
export const privacyPolicy: LegalText = {
  title: 'Privacy Policy | Infinite Connections',
  description:
    'What Infinite Connections stores about you and your family, why, for how long, and what you can ask of us. Last updated December 17, 2024.',
  heading: 'Privacy Policy',
  updated: 'December 17, 2024',
  lead: 'What you give us belongs to you and your family. This page says what we keep, why, and how to have it back.',
  sections: [
    {
      heading: 'What we keep',
      paragraphs: [
        'Your account: e-mail address, a name to call you by, your password in a form that cannot be read back, your time zone, and when you signed in.',
        'What you make here: recordings, letters, pictures, and the names and addresses of the people they are for.',
        'What is needed to run the service: short-lived technical logs. They hold no e-mail addresses, no link tokens and nothing of what you wrote or recorded.',
      ],
    },
    {
      heading: 'What we do with it',
      paragraphs: [
        'We store it, show it to those you chose, and deliver it when you said. We write to you about your own messages and your account.',
        'We do not sell it, we do not rent it, and we do not use it for advertising.',
      ],
    },
    {
      heading: 'Who can see it',
      paragraphs: [
        'You, and the people you name. A message that waits is seen by nobody but you until its day.',
        'Our staff do not open your content. Where the law obliges us to hand something over, we check the order, hand over no more than it names, and tell you unless that is forbidden.',
      ],
    },
    {
      heading: 'How it is protected',
      paragraphs: [
        whatIsSealed,
        whoHoldsTheKeys,
        'Connections are encrypted. Passwords are stored only as hashes.',
      ],
    },
    {
      heading: 'Cookies',
      paragraphs: [
        'Whoever only reads gets no cookie. When you sign up, one cookie protects the form from being sent by others; one keeps you signed in. Your choice of colours is kept in your own browser. There are no cookies of third parties.',
      ],
    },
    {
      heading: 'Children',
      paragraphs: [
        'Children under 13 need the consent of a parent. They have no sign-in of their own: a parent adds them and can remove them and everything about them at any time.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        'As long as you have an account. After a paid plan is cancelled, everything stays for 30 days as it is. A message that is scheduled is delivered, whatever happens to the plan.',
        'When you delete something, it disappears from the service at once and from backups as these expire.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You can see, correct, take away and delete what we keep about you, and object to what we do with it. Write to us; a person answers.',
        'You may also complain to the data protection authority of the place where you live.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'When this policy changes in a way that matters, we write to you before it takes effect. Earlier versions stay available on request.',
      ],
    },
  ],
};
