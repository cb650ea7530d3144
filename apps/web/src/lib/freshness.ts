import { keepPreviousData } from '@tanstack/react-query'

/*
 * An answer never becomes stale by default. These are the exceptions, one for each kind of screen: what changes
 * without the reader's doing is asked for again whenever its screen opens.
 */
const onOpen = { staleTime: 0 } as const

/** Soon enough that a visitor who has just written can still be reached. */
const LIVE_EVERY_MS = 20_000

/** The e-signature provider does not tell us at once what happens on its pages. */
const PROVIDER_EVERY_MS = 30_000

/** A list in pages that only the reader's own changes make longer: the default, never stale. */
export const inPages = {
  getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor,
}

/** A page or a drawer as a whole: a record, a dashboard, a list without pages. */
export const detailQuery = onOpen

/** Figures above or beside a list. */
export const counterQuery = onOpen

/** What can be chosen at the moment: a client, a project, a time. */
export const choiceQuery = onOpen

/** A list in pages. */
export const listQuery = { ...onOpen, ...inPages }

/** A list in pages with filters: the rows stay until those of the next filters are there. */
export const filteredListQuery = { ...listQuery, placeholderData: keepPreviousData }

/** What people leave for the pages of a provider: they come back to see what has become of it. */
export const returnQuery = { ...onOpen, refetchOnWindowFocus: true } as const

/** Where someone waits for an answer: asked for again and again while it is looked at. */
export const liveQuery = { ...returnQuery, refetchInterval: LIVE_EVERY_MS } as const

/** What an outside service holds, while it is looked at. */
export const providerQuery = { ...onOpen, refetchInterval: PROVIDER_EVERY_MS } as const
