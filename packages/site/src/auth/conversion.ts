import { signUpConversion } from '@infinite/schema/catalogue/auth';

declare global {
  interface Window {
    /** What the configured analytics provider reads; absent without one. */
    dataLayer?: unknown[];
  }
}

/** Makes the `dataLayer` and loads the provider's script, once a page. */
export function loadAnalytics(scriptUrl: string): void {
  if (window.dataLayer) return;
  window.dataLayer = [];
  const script = document.createElement('script');
  script.async = true;
  script.src = scriptUrl;
  document.head.append(script);
}

/** Reports a sign-up to the configured provider; without one it does nothing and sends nothing. */
export function reportSignUp(email?: string): void {
  if (!Array.isArray(window.dataLayer)) return;
  window.dataLayer.push({ event: 'conversion', ...signUpConversion, ...(email ? { email } : {}) });
}
