import type { Instant } from '@tallgrass/domain'
import type { DehydratedState } from '@tanstack/react-query'

/** The surroundings in which the server rendered a page: the browser's first render has to be the same. */
export interface Arrival {
  at: Instant
  timeZone: string
  sidebarCollapsed: boolean
}

/** What the server adds to a page that it rendered for one reader, as JSON in an element with `ARRIVAL_ID`. */
export interface ArrivalData extends Arrival {
  /** Path and search for which the page was rendered. */
  address: string
  queries: DehydratedState
}

export const ARRIVAL_ID = 'arrival'
