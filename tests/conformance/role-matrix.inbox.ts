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
  enquiries: { access: { staff: 'inquiries.read' }, make: () => ({ first: 50 }) },
  enquiry: {
    access: { staff: 'inquiries.read' },
    make: () => ({ id: randomUUID() }),
    ownerMayGet: ['NOT_FOUND'],
  },
  markEnquiryAnswered: {
    access: { staff: 'inquiries.write' },
    make: () => ({ id: randomUUID(), answered: true }),
    ownerMayGet: ['NOT_FOUND'],
  },
  enquiryThread: {
    access: { staff: 'inquiries.read' },
    make: () => ({ id: randomUUID() }),
    ...missing,
  },
  enquiryAssignees: { access: { staff: 'inquiries.read' } },
  answerEnquiry: {
    access: { staff: 'inquiries.write' },
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
    access: { staff: 'inquiries.write' },
    make: () => ({ messageId: randomUUID() }),
    ...missing,
  },
  noteEnquiry: {
    access: { staff: 'inquiries.write' },
    make: () => ({ input: { id: randomUUID(), body: 'Called.', clientId: randomUUID() } }),
    ...missing,
  },
  assignEnquiry: {
    access: { staff: 'inquiries.write' },
    make: () => ({ id: randomUUID(), version: 1 }),
    ...missing,
  },
  moveEnquiry: {
    access: { staff: 'inquiries.write' },
    make: () => ({ id: randomUUID(), version: 1, state: 'CLOSED' }),
    ...missing,
  },
  readEnquiry: {
    access: { staff: 'inquiries.read' },
    make: () => ({ id: randomUUID() }),
    ...missing,
  },
  cannedAnswers: { access: { staff: 'inquiries.read' } },
  saveCannedAnswer: {
    access: { staff: 'inquiries.write' },
    make: () => ({ name: `Thanks ${randomUUID()}`, body: 'Dear {name}' }),
  },
  deleteCannedAnswer: {
    access: { staff: 'inquiries.write' },
    make: () => ({ id: randomUUID() }),
    ...missing,
  },
};
