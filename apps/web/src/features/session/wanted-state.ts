import type { ParsedLocation } from '@tanstack/react-router'
import type { LoginDialog } from './sign-in/use-hinted-dialog'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address under `/portal` that a signed-out visitor asked for. */
    wanted?: string
  }
}

/** What the home page is told of the address that a signed-out visitor asked for. */
export function wantedState({ href, pathname, state }: ParsedLocation) {
  const [, , page, adminPage] = pathname.split('/')
  // Without any address they get to the portal as well.
  if (!page) return { ...state }
  return { ...state, wanted: href, openLogin: state.openLogin ?? dialogFor(page, adminPage) }
}

/** None for the start page: people also come there who only want to see the site. */
function dialogFor(page: string, adminPage: string | undefined): LoginDialog | undefined {
  if (page !== 'admin') return 'customer'
  return adminPage ? 'admin' : undefined
}
