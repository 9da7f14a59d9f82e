/** RFC 8265 (OpaqueString): the same password typed on two keyboards is the same password. */
export function passwordForm(password: string): string {
  return password.replace(/\p{Zs}/gu, ' ').normalize('NFC');
}

/** For comparing with lists, where case and width of the signs make no difference. */
export function foldPassword(password: string): string {
  return passwordForm(password).normalize('NFKC').toLowerCase().trim();
}
