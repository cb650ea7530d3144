/** How the files begin that say which databases use a place. No id begins like this. */
export const USER_PREFIX = 'used-by-'
