/** The name that binds a private key to its row; `keys:rotate` walks it. */
export const sealedDomainKey = (id: number): string => `sending_domains:${id}`;
