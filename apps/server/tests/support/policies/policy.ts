export const callers = [
  'anonymous',
  'expired session',
  'owner client',
  'colleague',
  'colleague without the right',
  'contact of another organization',
  'administrator',
  'demoted administrator',
] as const
export type Caller = (typeof callers)[number]

/**
 * 400: no valid signature; 403: the wrong role; 404: for this caller, the record does not exist; 409: it is someone
 * else's turn; 'not theirs': 403 with a sentence about the record, which the caller may read.
 */
type Outcome = 'allowed' | 'not theirs' | 400 | 401 | 403 | 404 | 409
export type Policy = Record<Caller, Outcome>

export const ANYONE: Policy = {
  anonymous: 'allowed',
  'expired session': 'allowed',
  'owner client': 'allowed',
  colleague: 'allowed',
  'colleague without the right': 'allowed',
  'contact of another organization': 'allowed',
  administrator: 'allowed',
  'demoted administrator': 'allowed',
}
/** Without the link, no one finds anything. */
export const BY_LINK: Policy = {
  anonymous: 404,
  'expired session': 404,
  'owner client': 404,
  colleague: 404,
  'colleague without the right': 404,
  'contact of another organization': 404,
  administrator: 404,
  'demoted administrator': 404,
}
/** Only a signature counts, and no browser has one. */
export const BY_SIGNATURE: Policy = {
  anonymous: 400,
  'expired session': 400,
  'owner client': 400,
  colleague: 400,
  'colleague without the right': 400,
  'contact of another organization': 400,
  administrator: 400,
  'demoted administrator': 400,
}
/** Records of one browser, regardless of who is signed in; 404 even for administrators. */
export const OWN_BROWSER: Policy = { ...BY_LINK, 'owner client': 'allowed' }
export const SIGNED_IN: Policy = {
  ...ANYONE,
  anonymous: 401,
  'expired session': 401,
  'demoted administrator': 401,
}
export const ADMINISTRATORS: Policy = {
  ...SIGNED_IN,
  'owner client': 403,
  colleague: 403,
  'colleague without the right': 403,
  'contact of another organization': 403,
}
export const CLIENTS: Policy = { ...SIGNED_IN, administrator: 403 }
/** Records of one organization, open to its contacts and to administrators. */
export const OWN: Policy = { ...SIGNED_IN, 'contact of another organization': 404 }
