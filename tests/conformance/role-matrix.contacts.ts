import type { Classified } from './role-matrix.classification.ts';

const editors = ['owner', 'editor'] as const;
const writers = ['owner', 'editor', 'contributor'] as const;

/** The address book. The owner added the entries, so that contributors may not change them. */
export const contactOperations: Record<string, Classified> = {
  contacts: { access: 'own', family: true, needs: 'seeContacts' },
  contact: {
    access: 'object',
    family: true,
    needs: 'seeContacts',
    make: ({ contactId }) => ({ id: contactId }),
  },
  contactDuplicates: { access: 'own', family: true, needs: 'seeContacts' },
  matchContacts: {
    access: 'own',
    family: true,
    needs: 'seeContacts',
    make: () => ({ people: [{ name: 'Tom', emails: ['tom@example.org'] }] }),
  },
  addContact: {
    access: 'own',
    family: writers,
    needs: 'addContacts',
    make: () => ({ input: { name: 'Tom' } }),
  },
  importContacts: {
    access: 'own',
    family: writers,
    needs: 'addContacts',
    make: () => ({ people: [{ name: 'Tom' }] }),
  },
  // The family's other callers go first: whether the version is right is found out after the rights.
  changeContact: {
    access: 'object',
    family: editors,
    make: ({ contactId }) => ({ id: contactId, version: 1, input: { name: 'taken over' } }),
    ownerMayGet: ['CONFLICT'],
  },
  removeContact: {
    access: 'object',
    family: editors,
    make: ({ removableContactId }) => ({ id: removableContactId }),
    ownerMayGet: ['NOT_FOUND'],
  },
  restoreContact: {
    access: 'object',
    family: editors,
    make: ({ contactId }) => ({ id: contactId }),
  },
  mergeContacts: {
    access: 'object',
    family: editors,
    make: ({ contactId, removableContactId }) => ({ ids: [contactId, removableContactId] }),
    ownerMayGet: ['NOT_FOUND'],
  },
  // It is no merged entry, which is found out after the rights.
  separateContact: {
    access: 'object',
    family: editors,
    make: ({ contactId }) => ({ id: contactId }),
    ownerMayGet: ['NOT_FOUND', 'WRONG_STATE'],
  },
  redirectMessages: {
    access: 'object',
    family: true,
    needs: 'seeContacts',
    make: ({ contactId }) => ({ contactId, from: ['former@example.org'] }),
    ownerMayGet: ['NOT_FOUND'],
  },
};
