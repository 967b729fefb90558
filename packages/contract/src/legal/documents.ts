/** What everybody may read before signing in. */
export const LEGAL_DOCUMENTS = ['terms', 'privacy', 'tracking'] as const;
export type LegalDocument = (typeof LEGAL_DOCUMENTS)[number];

/** What a text may name in double braces; filled when it is read. */
export const LEGAL_PLACEHOLDERS = ['operator', 'contact', 'place', 'site'] as const;
export type LegalPlaceholder = (typeof LEGAL_PLACEHOLDERS)[number];

export const LEGAL_TEXT_MAX = 60_000;

/** Where a document stands, in the language of whoever shows the link. */
export const legalPath = (document: LegalDocument, locale: string) => `/legal/${document}/?lang=${locale}`;
