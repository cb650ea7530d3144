/** Task owners, as administrators see them. */
export const ownerWords = { ADMIN: 'Our team', CLIENT: 'Client' }
