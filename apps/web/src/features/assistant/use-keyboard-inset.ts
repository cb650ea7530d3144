import { useEffect, useRef } from 'react'

/**
 * Keeps `--keyboard-inset` of an element at the height that the on-screen keyboard covers.
 * Browsers shrink only the visual viewport for it, so what is fixed to the bottom would be hidden.
 */
export function useKeyboardInset<E extends HTMLElement>() {
  const ref = useRef<E>(null)
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    function follow() {
      if (!viewport) return
      // A page that was zoomed in on is no keyboard.
      const covered = viewport.scale === 1 ? window.innerHeight - viewport.height - viewport.offsetTop : 0
      ref.current?.style.setProperty('--keyboard-inset', `${Math.max(0, Math.round(covered))}px`)
    }
    follow()
    viewport.addEventListener('resize', follow)
    viewport.addEventListener('scroll', follow)
    return () => {
      viewport.removeEventListener('resize', follow)
      viewport.removeEventListener('scroll', follow)
    }
  }, [])
  return ref
}
