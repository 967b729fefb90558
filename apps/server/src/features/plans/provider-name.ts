/** Who takes the payments, as people call it (SUPER-005). */
export const providerName = (): string => 'Outseta';
