import { dismissToast, showToast } from './toast-store.ts';

const toasts = { show: showToast, dismiss: dismissToast };

/** `const toast = useToast(); toast.show({ title, description, tone })`. Needs a Toaster in the page. */
export const useToast = (): typeof toasts => toasts;
