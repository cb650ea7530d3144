import type { SiteLinks } from '@tallgrass/contracts'
import type { Retention, SessionLifetimes } from '@tallgrass/domain'

/** The operator's choices; see .github/CONFIGURATION.md. */
export interface Settings {
  /** The origin of every link sent out, without a trailing slash. */
  publicUrl: string
  /** Seconds. */
  invitationTtl: number
  /** People can sign in by a mailed link. */
  signInLinks: boolean
  sessionLifetimes: SessionLifetimes
  retention: Retention
  links: SiteLinks
  /** Administrators may do nothing until they have a second factor. */
  requireAdminSecondFactor: boolean
}
