import { signUpConversion } from '@infinite/schema/catalogue/auth';

declare global {
  interface Window {
    /** Put there by an advertising provider, where an operator has configured one. */
    dataLayer?: unknown[];
  }
}

/** Tells the configured provider of a sign-up; without one it does nothing and sends nothing. */
export function reportSignUp(email?: string): void {
  if (!Array.isArray(window.dataLayer)) return;
  window.dataLayer.push({ event: 'conversion', ...signUpConversion, ...(email ? { email } : {}) });
}
