import { type Business, businessMocks, smallBusiness, visitors } from '@tallgrass/mocks'
import { startMocks, trpcMock } from './trpc-mock'

const STORAGE_KEY = 'mock-visitor'
const BUSINESS_KEY = 'mock-business'

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

/** Reloads and other roles find what was changed in this tab. */
function keepBusiness(): Business {
  const stored = sessionStorage.getItem(BUSINESS_KEY)
  const business: Business = stored ? JSON.parse(stored) : smallBusiness()
  addEventListener('pagehide', () => sessionStorage.setItem(BUSINESS_KEY, JSON.stringify(business)))
  return business
}

/** The page of all components. The site has no such address. */
const isGallery = location.pathname === '/components'

const visitor = readVisitor() ?? (isGallery ? 'admin' : undefined)
trpcMock.defaults(businessMocks(visitor, keepBusiness()))
await startMocks()
if (isGallery) await import('./gallery/show-gallery').then(({ showGallery }) => showGallery())
else await import('../main')
