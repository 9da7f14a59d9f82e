/** RFC 9110: 404, we never gave this link to anybody; 410, we did, and it is over. */
export type LinkStatus = 404 | 410;

/**
 * Says that the link of the page at hand opens nothing. Its reader sees the same kind page as
 * before; programs that follow links are told the truth.
 */
export function answerAsDeadLink(
  pageContext: { answerStatus?: LinkStatus },
  status: LinkStatus,
): void {
  pageContext.answerStatus = status;
}
