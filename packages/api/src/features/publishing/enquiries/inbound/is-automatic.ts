interface Header {
  /** In lower case. */
  readonly key: string;
  readonly value: string;
}

const lists = /^list-(id|help|unsubscribe|subscribe|post|owner|archive)$/;

/**
 * Whether a program wrote the email: RFC 3834, section 2 (Auto-Submitted; the empty return path; lists),
 * the older Precedence, and reports about delivery (RFC 3464).
 */
export function isAutomatic(headers: readonly Header[]): boolean {
  return headers.some(({ key, value }) => {
    const text = value.trim().toLowerCase();
    // Parameters and comments may follow the keyword.
    const keyword = /^[\w-]*/.exec(text)?.[0] ?? '';
    if (key === 'auto-submitted') return keyword !== 'no';
    if (key === 'precedence') return ['bulk', 'junk', 'list', 'auto_reply'].includes(keyword);
    if (key === 'return-path') return text === '<>';
    if (key === 'x-autoreply' || key === 'x-autorespond') return true;
    if (key === 'content-type') return keyword === 'multipart' && text.includes('multipart/report');
    return lists.test(key);
  });
}
