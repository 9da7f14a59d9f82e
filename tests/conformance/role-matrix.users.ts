import type { Classified } from './role-matrix.classification.ts';

/** Reading accounts, acts on several of them, and the views that staff keep. */
export const userOperations: Record<string, Classified> = {
  users: { access: 'admin', make: () => ({ first: 100 }) },
  user: { access: 'admin', make: ({ owner }) => ({ id: owner.userId }) },
  userIds: { access: 'admin' },
  usersLosses: { access: 'admin', make: ({ owner }) => ({ ids: [owner.userId] }) },
  actOnUsers: {
    access: 'admin',
    make: ({ owner }) => ({ act: 'RESUME', ids: [owner.userId], reason: '' }),
  },
  consoleViews: { access: 'admin', make: () => ({ list: 'users' }) },
  saveConsoleView: {
    access: 'admin',
    make: () => ({ input: { list: 'users', name: 'mine', query: '', hiddenColumns: [] } }),
  },
  deleteConsoleView: {
    access: 'admin',
    make: ({ owner }) => ({ id: owner.userId }),
    ownerMayGet: ['NOT_FOUND'],
  },
};
