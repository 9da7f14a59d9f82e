/** RFC 9110: 404, we never issued this link; 410, we did, and it has expired. */
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
