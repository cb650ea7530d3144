import { useEffect, useRef } from 'react'

/**
 * Keeps `--keyboard-inset` of an element equal to the height of the on-screen keyboard.
 * Browsers shrink only the visual viewport for it, which would hide elements fixed to the bottom.
 */
export function useKeyboardInset<E extends HTMLElement>() {
  const ref = useRef<E>(null)
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    function update() {
      if (!viewport) return
      // Pinch zoom also shrinks the visual viewport, so it is ignored.
      const covered = viewport.scale === 1 ? window.innerHeight - viewport.height - viewport.offsetTop : 0
      ref.current?.style.setProperty('--keyboard-inset', `${Math.max(0, Math.round(covered))}px`)
    }
    update()
    viewport.addEventListener('resize', update)
    viewport.addEventListener('scroll', update)
    return () => {
      viewport.removeEventListener('resize', update)
      viewport.removeEventListener('scroll', update)
    }
  }, [])
  return ref
}
