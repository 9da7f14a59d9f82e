/** A delivery that is not out so long after its instant is late. */
export const lateAfterMinutes = 10;

/** Pages of the lists an operator reads. */
export const operatorListPage = { first: 20, max: 100 } as const;

/** What an operator may look at among the deliveries. */
export const deliveryPlaces = [
  'FAILED',
  'UNRESOLVED',
  'SET_ASIDE',
  'LATE',
  'DUE',
  'SENDING',
] as const;
export type DeliveryPlaceName = (typeof deliveryPlaces)[number];

/** How a part of the installation is. NOT_CONFIGURED is no fault: nobody has set it up. */
export const partStates = ['OK', 'FAILED', 'NOT_CONFIGURED'] as const;
export type PartStateName = (typeof partStates)[number];

export const healthParts = ['DATABASE', 'STORAGE', 'QUEUE', 'MAIL', 'CLOCK', 'SPEECH'] as const;
export type HealthPartName = (typeof healthParts)[number];

/** Longest reason for a hold. */
export const holdReasonMax = 300;
