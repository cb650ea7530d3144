import { keepPreviousData } from '@tanstack/react-query'
import { unattended } from './unattended'

/*
 * By default, data never becomes stale. These are the exceptions, one for each kind of screen: data that others can
 * change is fetched again whenever its screen opens. While a portal is open, its screens also follow what others change:
 * `features/live`.
 */
const onOpen = { staleTime: 0, meta: { askedOnOpen: true } } as const

/** The e-signature provider does not report events on its pages immediately. */
const PROVIDER_EVERY_MS = 30_000

/** A paged list that only the reader's own changes extend: never stale, as by default. */
export const inPages = {
  getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor,
}

/** A whole page or drawer: a record, a dashboard, a list without pages. */
export const detailQuery = onOpen

/** Counters above or beside a list. */
export const counterQuery = onOpen

/** A number that the title of the tab shows as well: it follows changes even while the page is hidden. */
export const tabCounterQuery = { ...onOpen, meta: { ...onOpen.meta, shownInTab: true } } as const

/** The current choices: clients, projects, times. */
export const choiceQuery = onOpen

/** A paged list. */
export const listQuery = { ...onOpen, ...inPages }

/** A paged list with filters: the old rows stay until the new ones have loaded. */
export const filteredListQuery = { ...listQuery, placeholderData: keepPreviousData }

/** A record that people complete on a provider's pages: fetched again when they return to this window. */
export const returnQuery = { ...onOpen, refetchOnWindowFocus: true } as const

/** Data of an outside service: polled while it is visible, which is no use of the session. */
export const providerQuery = { ...onOpen, refetchInterval: PROVIDER_EVERY_MS, trpc: unattended } as const
