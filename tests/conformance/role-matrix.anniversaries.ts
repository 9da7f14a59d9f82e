import type { Classified, RouteClass } from './role-matrix.classification.ts';

const noCalendar = `/tree-calendars/${'A'.repeat(43)}.ics`;

/** Days of the tree that return, and calendars of them. */
export const anniversaryOperations: Record<string, Classified> = {
  treeAnniversaries: { access: 'own', needs: 'seeTree', make: () => ({ days: 60 }) },
  treeCalendars: { access: 'own', needs: 'seeTree' },
  addTreeCalendar: {
    access: 'own',
    needs: 'seeTree',
    make: () => ({ input: { name: 'Our days', kinds: ['BIRTHDAY'] } }),
  },
  removeTreeCalendar: {
    access: 'object',
    ofAccount: true,
    make: ({ treeCalendarId }) => ({ id: treeCalendarId }),
  },
};

export const anniversaryRoutes: Record<string, RouteClass> = {
  'GET /tree-calendars/:file': { access: 'link', url: () => noCalendar },
};
