import { defaultMocks, visitors } from '@tallgrass/testing/mocks'
import { startMocks, trpcMock } from './trpc-mock'

const REMEMBERED = 'mock-visitor'

/** Who is looking: `?as=admin` says so once; a reload and the pages after it remember. */
function readVisitor() {
  const address = new URL(location.href)
  const asked = address.searchParams.get('as')
  if (asked) {
    sessionStorage.setItem(REMEMBERED, asked)
    address.searchParams.delete('as')
    history.replaceState(history.state, '', address)
  }
  return visitors.find((visitor) => visitor === sessionStorage.getItem(REMEMBERED))
}

trpcMock.defaults(defaultMocks(readVisitor()))
await startMocks()
await import('../main')
