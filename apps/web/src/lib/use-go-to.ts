import { useRouter } from '@tanstack/react-router'
import { focusMain } from './focus-main'

/** Opens an address from the server in this tab: on this site, or at a provider. Throws unless it is http or https. */
export function useGoTo() {
  const router = useRouter()
  return (url: string) => {
    const { hash, href, origin, pathname, protocol, search } = new URL(url, location.origin)
    if (origin === location.origin) {
      return void router.navigate({ href: pathname + search + hash }).then(focusMain)
    }
    if (protocol !== 'https:' && protocol !== 'http:') throw new Error(`No page to go to: ${protocol}`)
    location.assign(href)
  }
}
