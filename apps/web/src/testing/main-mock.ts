import { defaultMocks, visitors } from '@tallgrass/testing/mocks'
import { startMocks, trpcMock } from './trpc-mock'

const STORAGE_KEY = 'mock-visitor'

/** The visitor's role, from `?as=admin` in the address. Later pages and reloads remember it. */
function readVisitor() {
  const address = new URL(location.href)
  const asked = address.searchParams.get('as')
  if (asked) {
    sessionStorage.setItem(STORAGE_KEY, asked)
    address.searchParams.delete('as')
    history.replaceState(history.state, '', address)
  }
  return visitors.find((visitor) => visitor === sessionStorage.getItem(STORAGE_KEY))
}

trpcMock.defaults(defaultMocks(readVisitor()))
await startMocks()
await import('../main')
