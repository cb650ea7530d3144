import { useEffect, useSyncExternalStore } from 'react'
import { isToasterWanted, onToasterWanted } from '../lib/notify'
import { lazyPart } from './lazy-part'

const load = () => import('./toaster').then((module) => module.Toaster)
const Toaster = lazyPart(load)

/** Loads the toaster once somebody does something: the first toast may say that the server is away. */
export function ToasterHost() {
  const wanted = useSyncExternalStore(onToasterWanted, isToasterWanted, () => false)
  useEffect(() => {
    const first = new AbortController()
    const options = { signal: first.signal, once: true }
    for (const use of ['pointerdown', 'keydown']) document.addEventListener(use, preloadToaster, options)
    return () => first.abort()
  }, [])
  return wanted && <Toaster />
}

/** For toasts that may say that the server is away: then it is too late to load what shows them. */
export function preloadToaster(): void {
  // Whether it came is seen when it is needed.
  load().catch(() => undefined)
}
