import type { CDPSession, Page } from '@playwright/test';

/**
 * A device that makes passkeys and always says yes, in Chromium's own WebAuthn (CDP). It belongs to
 * the page, and stays over its navigations.
 */
export class VirtualAuthenticator {
  private constructor(
    private readonly session: CDPSession,
    private readonly id: string,
  ) {}

  static async of(page: Page): Promise<VirtualAuthenticator> {
    const session = await page.context().newCDPSession(page);
    await session.send('WebAuthn.enable');
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new VirtualAuthenticator(session, authenticatorId);
  }

  /**
   * Whether the person answers what the device asks from now on; what it asked before stays open. A
   * person who answers also picks the first passkey that the browser suggests.
   */
  async responds(enabled: boolean): Promise<void> {
    const { id: authenticatorId } = this;
    await this.session.send('WebAuthn.setAutomaticPresenceSimulation', {
      authenticatorId,
      enabled,
    });
  }

  /** Whether the person at the device gives a finger, a face or a PIN from now on. */
  async verifies(isUserVerified: boolean): Promise<void> {
    const { id: authenticatorId } = this;
    await this.session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
  }
}
