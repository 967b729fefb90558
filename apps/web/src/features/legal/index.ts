export { LegalLinks, TermsLink } from './legal-links.tsx';
export { legalScreens } from './routes.tsx';
