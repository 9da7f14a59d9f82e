export const togetherPath = '/family-collaboration';
export const connectionsPath = '/connections';

/** Names a question in the address of the recorder and of the family's page. */
export const questionQuery = 'question';

export const recorderPath = (questionId: string) =>
  `/voice-recordings?${questionQuery}=${questionId}`;

export const questionPath = (id: string) => `${togetherPath}?${questionQuery}=${id}`;
