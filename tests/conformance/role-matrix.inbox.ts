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
  enquiries: { access: { staff: 'enquiries.read' }, make: () => ({ first: 50 }) },
  enquiry: {
    access: { staff: 'enquiries.read' },
    make: () => ({ id: randomUUID() }),
    ownerMayGet: ['NOT_FOUND'],
  },
  markEnquiryAnswered: {
    access: { staff: 'enquiries.write' },
    make: () => ({ id: randomUUID(), answered: true }),
    ownerMayGet: ['NOT_FOUND'],
  },
  enquiryThread: {
    access: { staff: 'enquiries.read' },
    make: () => ({ id: randomUUID() }),
    ...missing,
  },
  enquiryAssignees: { access: { staff: 'enquiries.read' } },
  answerEnquiry: {
    access: { staff: 'enquiries.write' },
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
    access: { staff: 'enquiries.write' },
    make: () => ({ messageId: randomUUID() }),
    ...missing,
  },
  noteEnquiry: {
    access: { staff: 'enquiries.write' },
    make: () => ({ input: { id: randomUUID(), body: 'Called.', clientId: randomUUID() } }),
    ...missing,
  },
  assignEnquiry: {
    access: { staff: 'enquiries.write' },
    make: () => ({ id: randomUUID(), version: 1 }),
    ...missing,
  },
  moveEnquiry: {
    access: { staff: 'enquiries.write' },
    make: () => ({ id: randomUUID(), version: 1, state: 'CLOSED' }),
    ...missing,
  },
  readEnquiry: {
    access: { staff: 'enquiries.read' },
    make: () => ({ id: randomUUID() }),
    ...missing,
  },
  cannedAnswers: { access: { staff: 'enquiries.read' } },
  saveCannedAnswer: {
    access: { staff: 'enquiries.write' },
    make: () => ({ name: `Thanks ${randomUUID()}`, body: 'Dear {name}' }),
  },
  deleteCannedAnswer: {
    access: { staff: 'enquiries.write' },
    make: () => ({ id: randomUUID() }),
    ...missing,
  },
};
