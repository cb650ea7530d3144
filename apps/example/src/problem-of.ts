import { isTallgrassError } from '@tallgrass/client'

/** What to show for an error: the site's own sentence, unless it could not be reached. */
export function problemOf(error: unknown): string {
  return isTallgrassError(error) ? error.message : 'The site cannot be reached.'
}
