import { describe, expect, it } from 'vitest';
import { describeDevice, deviceHeaders } from './device.ts';

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1';
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15';
const pixel =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36';
const edge =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';

describe('describeDevice', () => {
  it.each([
    [iphone, 5, { browser: 'safari', mobile: true, platform: 'ios' }],
    [mac, 0, { browser: 'safari', mobile: false, platform: 'mac' }],
    [mac, 5, { browser: 'safari', mobile: true, platform: 'ios' }],
    [pixel, 5, { browser: 'chrome', mobile: true, platform: 'android' }],
    [edge, 0, { browser: 'other', mobile: false, platform: 'windows' }],
    [firefox, 0, { browser: 'other', mobile: false, platform: 'linux' }],
    ['', 0, { browser: 'other', mobile: false, platform: 'other' }],
  ])('%s', (userAgent, touchPoints, device) =>
    expect(describeDevice(userAgent, touchPoints)).toEqual({ ...device, timeZone: 'UTC' }),
  );
});

describe('deviceHeaders', () => {
  it('tells the server the type and one flag for each platform and browser', () => {
    expect(deviceHeaders(describeDevice(iphone, 5, 'Asia/Tokyo'))).toEqual({
      'X-Universal-Device': 'true',
      'X-Mobile-Compatible': 'true',
      'X-Device-Type': 'mobile',
      'X-Time-Zone': 'Asia/Tokyo',
      'X-Ios-Platform': 'true',
      'X-Android-Platform': 'false',
      'X-Windows-Platform': 'false',
      'X-Mac-Platform': 'false',
      'X-Linux-Platform': 'false',
      'X-Other-Platform': 'false',
      'X-Safari-Browser': 'true',
      'X-Chrome-Browser': 'false',
      'X-Other-Browser': 'false',
    });
  });
});
