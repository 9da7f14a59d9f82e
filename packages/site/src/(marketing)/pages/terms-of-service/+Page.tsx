import { LegalDocument } from '#(marketing)/components/legal-document.tsx';
import { termsOfService } from '#(marketing)/content/terms-of-service.ts';

export const Page = () => <LegalDocument text={termsOfService} />;
