import { fallbackTimeZone } from '@infinite/schema/catalogue/auth';

/** What the user agent reveals, as the documented payloads and hint headers carry it. */
export interface Device {
  browser: 'safari' | 'chrome' | 'other';
  mobile: boolean;
  platform: (typeof platforms)[number];
  /** IANA name. */
  timeZone: string;
}

const platforms = ['ios', 'android', 'windows', 'mac', 'linux', 'other'] as const;
const browsers = ['safari', 'chrome', 'other'] as const;

/**
 * Parses a user-agent string. `touchPoints` tells an iPad, which calls itself a Mac, from a Mac.
 */
export function describeDevice(
  userAgent: string,
  touchPoints = 0,
  timeZone = fallbackTimeZone,
): Device {
  const platform = platformOf(userAgent, touchPoints);
  const mobile =
    platform === 'ios' || platform === 'android' || /\bMobile\b|\bTablet\b/.test(userAgent);
  return { browser: browserOf(userAgent), mobile, platform, timeZone };
}

/** The device this code runs on; outside a browser, an unspecified desktop. */
export function currentDevice(): Device {
  if (typeof navigator === 'undefined') return describeDevice('');
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return describeDevice(navigator.userAgent, navigator.maxTouchPoints, timeZone);
}

/** The hint headers of the documented request helper: every value is 'true', 'false' or a type. */
export function deviceHeaders(device: Device): Record<string, string> {
  const headers: Record<string, string> = {
    'X-Universal-Device': 'true',
    'X-Mobile-Compatible': 'true',
    'X-Device-Type': device.mobile ? 'mobile' : 'desktop',
    'X-Time-Zone': device.timeZone,
  };
  for (const platform of platforms)
    headers[`X-${capital(platform)}-Platform`] = String(platform === device.platform);
  for (const browser of browsers)
    headers[`X-${capital(browser)}-Browser`] = String(browser === device.browser);
  return headers;
}

function platformOf(userAgent: string, touchPoints: number): Device['platform'] {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (/Android/.test(userAgent)) return 'android';
  if (/Windows/.test(userAgent)) return 'windows';
  if (/Macintosh|Mac OS X/.test(userAgent)) return touchPoints > 1 ? 'ios' : 'mac';
  return /Linux|CrOS|X11/.test(userAgent) ? 'linux' : 'other';
}

/**
 * Nearly every browser claims to be Safari and many claim to be Chrome, so test for the others
 * first.
 */
function browserOf(userAgent: string): Device['browser'] {
  if (/Edg|OPR\/|Opera|Firefox|FxiOS|SamsungBrowser/.test(userAgent)) return 'other';
  if (/Chrome|Chromium|CriOS/.test(userAgent)) return 'chrome';
  return /Safari/.test(userAgent) ? 'safari' : 'other';
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
