/** Channel of PostgreSQL: a family has turned transcripts on or off. */
export const transcriptsTurned = 'transcripts_turned';
