export { PricingPage as Page } from '#(marketing)/components/plans/pricing-page.tsx';
