import type { Instant } from '@tallgrass/domain'
import type { QueryKey } from '@tanstack/react-query'
import { createContext } from 'react'

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
  /** The answers of the page's calls, by their keys in the query cache. */
  answers: { key: QueryKey; data: unknown }[]
}

export const ARRIVAL_ID = 'arrival'

/** Undefined soon after the page is hydrated. */
export const ArrivalContext = createContext<Arrival | undefined>(undefined)
