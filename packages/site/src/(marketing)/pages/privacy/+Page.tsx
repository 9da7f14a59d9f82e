import { LegalDocument } from '#(marketing)/components/legal-document.tsx';
import { privacyPolicy } from '#(marketing)/content/privacy-policy.ts';
import { privacy } from '#(marketing)/content/privacy.ts';

export const Page = () => <LegalDocument text={{ ...privacyPolicy, heading: privacy.heading }} />;
