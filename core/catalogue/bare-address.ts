/** Removes from an address what distinguishes the marketplace's French and English host names (D-english-site). */
export const bareAddress = (address: string): string => address.replace(/^(https?:\/\/)(?:www\.|en[.-])/, '$1');
