/** Whether this computer's keyboard has a Command key, which takes the place of Ctrl. */
export const hasCommandKey = (userAgent = navigator.userAgent): boolean =>
  /mac|iphone|ipad/i.test(userAgent);
