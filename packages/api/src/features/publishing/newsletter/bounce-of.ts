/**
 * What a permanent refusal says about an address. DEAD: no mail will ever arrive there. REFUSED: the
 * server refused this mail (its content, its sender, a full mailbox) and may accept another. Enhanced
 * codes (RFC 3463) decide when there are any.
 */
export function bounceOf(response: string): 'DEAD' | 'REFUSED' {
  const enhanced = /\b5\.(\d{1,3})\.(\d{1,3})\b/.exec(response);
  if (enhanced) {
    const [, subject, detail] = enhanced;
    // 5.1: the address itself; 5.2.1: a mailbox that was closed. 5.1.8 is about the sender's.
    const dead = (subject === '1' && detail !== '8' && detail !== '7') || enhanced[0] === '5.2.1';
    return dead ? 'DEAD' : 'REFUSED';
  }
  return /^\s*55[013]\b/.test(response) ? 'DEAD' : 'REFUSED';
}
