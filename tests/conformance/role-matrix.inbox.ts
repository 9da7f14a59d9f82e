import { randomUUID } from 'node:crypto';
import type { Classified } from './role-matrix.classification.ts';

const missing = { ownerMayGet: ['NOT_FOUND'] };

/** Enquiries, and the inbox of the console. */
export const inboxOperations: Record<string, Classified> = {
  sendEnquiry: {
    access: 'open',
    make: () => ({
      input: {
        kind: 'CONTACT',
        topic: 'question',
        name: 'Ann',
        email: `n${randomUUID()}@example.org`,
        message: 'Hello',
      },
    }),
  },
  enquiries: { access: 'admin', make: () => ({ first: 50 }) },
  enquiry: { access: 'admin', make: () => ({ id: randomUUID() }), ownerMayGet: ['NOT_FOUND'] },
  markEnquiryAnswered: {
    access: 'admin',
    make: () => ({ id: randomUUID(), answered: true }),
    ownerMayGet: ['NOT_FOUND'],
  },
  enquiryThread: { access: 'admin', make: () => ({ id: randomUUID() }), ...missing },
  enquiryAssignees: { access: 'admin' },
  answerEnquiry: {
    access: 'admin',
    make: () => ({
      input: {
        id: randomUUID(),
        version: 1,
        body: 'We do.',
        close: false,
        clientId: randomUUID(),
      },
    }),
    ...missing,
  },
  sendEnquiryAnswerAgain: {
    access: 'admin',
    make: () => ({ messageId: randomUUID() }),
    ...missing,
  },
  noteEnquiry: {
    access: 'admin',
    make: () => ({ input: { id: randomUUID(), body: 'Called.', clientId: randomUUID() } }),
    ...missing,
  },
  assignEnquiry: { access: 'admin', make: () => ({ id: randomUUID(), version: 1 }), ...missing },
  moveEnquiry: {
    access: 'admin',
    make: () => ({ id: randomUUID(), version: 1, state: 'CLOSED' }),
    ...missing,
  },
  readEnquiry: { access: 'admin', make: () => ({ id: randomUUID() }), ...missing },
  cannedAnswers: { access: 'admin' },
  saveCannedAnswer: {
    access: 'admin',
    make: () => ({ name: `Thanks ${randomUUID()}`, body: 'Dear {name}' }),
  },
  deleteCannedAnswer: { access: 'admin', make: () => ({ id: randomUUID() }), ...missing },
};
