import type { Classified } from './role-matrix.classification.ts';

/** Reading accounts, acts on several of them, and the views that staff keep. */
export const userOperations: Record<string, Classified> = {
  users: { access: { staff: 'users.read' }, make: () => ({ first: 100 }) },
  user: { access: { staff: 'users.read' }, make: ({ owner }) => ({ id: owner.userId }) },
  userIds: { access: { staff: 'users.read' } },
  usersLosses: { access: { staff: 'users.read' }, make: ({ owner }) => ({ ids: [owner.userId] }) },
  selectUsersToExport: {
    access: { staff: 'exports' },
    make: ({ owner }) => ({ ids: [owner.userId] }),
  },
  actOnUsers: {
    access: { staff: 'users.write' },
    make: ({ owner }) => ({ act: 'RESUME', ids: [owner.userId], reason: '' }),
  },
  consoleViews: { access: { staff: 'users.read' }, make: () => ({ list: 'users' }) },
  saveConsoleView: {
    access: { staff: 'users.read' },
    make: () => ({ input: { list: 'users', name: 'mine', query: '', hiddenColumns: [] } }),
  },
  deleteConsoleView: {
    access: { staff: 'users.read' },
    make: ({ owner }) => ({ id: owner.userId }),
    ownerMayGet: ['NOT_FOUND'],
  },
};
