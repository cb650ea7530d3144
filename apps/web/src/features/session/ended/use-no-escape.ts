import { useEffect } from 'react'

/** Mantine's dialogs listen for Escape at the window, but not where the target has this mark. */
const MARK = 'data-mantine-stop-propagation'

/** While a dialog is open that cannot be closed, Escape does not close the one below it. */
export function useNoEscape(isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return
    const marked = new Set<Element>()
    const mark = (element: Element) => {
      element.setAttribute(MARK, 'true')
      marked.add(element)
    }
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element) mark(target)
    }
    // The target if nothing has the focus.
    mark(document.body)
    document.addEventListener('focusin', onFocus)
    return () => {
      document.removeEventListener('focusin', onFocus)
      for (const element of marked) element.removeAttribute(MARK)
    }
  }, [isOpen])
}
