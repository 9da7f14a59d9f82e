import { LegalDocument } from '#(marketing)/components/legal-document.tsx';
import { privacy } from '#(marketing)/content/privacy.ts';

export const Page = () => <LegalDocument text={privacy} />;
