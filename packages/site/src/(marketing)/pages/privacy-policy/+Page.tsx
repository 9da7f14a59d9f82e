import { LegalDocument } from '#(marketing)/components/legal-document.tsx';
import { privacyPolicy } from '#(marketing)/content/privacy-policy.ts';

export const Page = () => <LegalDocument text={privacyPolicy} />;
