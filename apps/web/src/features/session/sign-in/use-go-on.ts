import type { Role } from '@tallgrass/domain'
import { startPage, wantedPage } from '@tallgrass/domain/wanted-page'
import { useLocation, useRouter } from '@tanstack/react-router'

// Lets the dialog close visibly before the page changes.
const REDIRECT_MS = 100

/** Leads to where someone was going when they were asked to sign in, if they may go there; otherwise to their portal. */
export function useGoOn() {
  const router = useRouter()
  const wanted = useLocation({ select: ({ state }) => state.wanted })
  return {
    isOnTheWay: wanted !== undefined,
    goOn(role: Role) {
      const href = wantedPage(role, wanted) ?? startPage(role)
      setTimeout(() => void router.navigate({ href }), REDIRECT_MS)
    },
  }
}
