/** How long a mailed sign-in link and its code are valid, in seconds. */
export const SIGN_IN_LINK_TTL = 900

/** This many wrong codes end a link. */
export const MAX_WRONG_CODES = 5

/** The expiry of a usable sign-in link lies after `now` and no later than `latestEnd`. */
export function signInLinkWindow(now: Date) {
  return { now, latestEnd: new Date(now.getTime() + SIGN_IN_LINK_TTL * 1000) }
}
