import { type DemoId, demoIds } from '@tallgrass/domain'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * The card in the middle of the carousel, which the address names: `/small-business?demo=ai-seo`. Turning the carousel
 * replaces the address, so that a link and the back button lead to the same card. The page itself is the same for all.
 */
export function useShownCard() {
  const { history, navigate } = useRouter()
  const [shown, setShown] = useState(() => cardIn(history.location))

  useEffect(() => {
    const { pathname } = history.location
    return history.subscribe(({ action, location }) => {
      // Only this page itself replaces its address.
      if (action.type !== 'REPLACE' && location.pathname === pathname) setShown(cardIn(location))
    })
  }, [history])

  function show(id: DemoId) {
    if (id === shown) return
    setShown(id)
    // Not `search`: the route has no parameters of its own, which the first script would have to know.
    const href = `${history.location.pathname}?${new URLSearchParams({ demo: id })}`
    void navigate({ href, replace: true, resetScroll: false })
  }

  return { shown, show }
}

/** The first card if the address names none. A hash is the anchor of a card, which also works without scripts. */
function cardIn({ hash, search }: { hash: string; search: string }): DemoId {
  const named = [new URLSearchParams(search).get('demo'), hash.slice(1)]
  return demoIds.find((id) => named.includes(id)) ?? demoIds[0]
}
