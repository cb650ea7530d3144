import { viewedFilePath } from '@tallgrass/contracts'
import { useEffect } from 'react'
import { notifyRefusal } from '../../lib/notify-refusal'
import { trpc } from '../../lib/trpc'

/**
 * Keeps links inside the view. A link sends no header, so those to files ask for an address that works for a minute; and
 * a page in a new tab would get the administrator's own rights, unless this tab opens it and passes its storage on.
 */
export function useLinksOfView() {
  const { client } = trpc.useUtils()
  useEffect(() => {
    function openFile(path: string) {
      // Opens the tab during the click: one that opens with the answer would be blocked as a pop-up.
      const tab = window.open('', '_blank')
      client.portal.viewing.file.query({ path }).then(
        ({ url }) => (tab ?? window).location.assign(url),
        (error: unknown) => {
          tab?.close()
          notifyRefusal(error, { failed: 'Failed to open the file' })
        },
      )
    }
    function follow(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || event.button > 1 || link.origin !== location.origin) return
      const isFile = viewedFilePath.safeParse(link.pathname).success
      if (!isFile && !opensTab(link, event)) return
      event.preventDefault()
      if (isFile) openFile(link.pathname)
      else window.open(link.href, '_blank')
    }
    const kinds = ['click', 'auxclick'] as const
    for (const kind of kinds) document.addEventListener(kind, follow, true)
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, follow, true)
    }
  }, [client])
}

function opensTab(
  { target }: HTMLAnchorElement,
  { button, ctrlKey, metaKey, shiftKey }: MouseEvent,
): boolean {
  return target === '_blank' || button === 1 || ctrlKey || metaKey || shiftKey
}
