/** RFC 9110: 404, we never gave this link to anybody; 410, we did, and it is over. */
export type LinkStatus = 404 | 410;

/**
 * Marks the current page's link as closed. The reader sees the same friendly page as before;
 * programs that follow links get an HTTP status that says so.
 */
export function answerAsDeadLink(
  pageContext: { answerStatus?: LinkStatus },
  status: LinkStatus,
): void {
  pageContext.answerStatus = status;
}
