import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  closeAuthModal,
  openAuthModal,
  readAuthModal,
  subscribeToAuthModal,
} from './auth-modal-store.ts';

beforeEach(closeAuthModal);

describe('the auth modal', () => {
  it('forgets the options of the last opening', () => {
    openAuthModal({ tab: 'signup', returnUrl: '/x', plan: 'p' });
    closeAuthModal();
    openAuthModal();
    expect(readAuthModal()).toMatchObject({ open: true, options: {} });
  });

  it('counts its openings, so that every one starts with fresh forms', () => {
    const before = readAuthModal().opening;
    openAuthModal();
    closeAuthModal();
    openAuthModal();
    expect(readAuthModal().opening).toBe(before + 2);
  });

  it('tells its listeners until they leave', () => {
    const listener = vi.fn<() => void>();
    const leave = subscribeToAuthModal(listener);
    openAuthModal();
    leave();
    closeAuthModal();
    expect(listener).toHaveBeenCalledOnce();
  });
});
