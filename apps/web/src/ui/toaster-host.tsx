import { useEffect, useSyncExternalStore } from 'react'
import { isToasterWanted, onToasterWanted } from '../lib/notify'
import { lazyPart } from './lazy-part'

const load = () => import('./toaster').then((module) => module.Toaster)
const Toaster = lazyPart(load)

/** Preloads the toaster at the first interaction, because the first toast may report a lost connection. */
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

/** Loads the toaster ahead of a toast that may report a lost connection. Then it could not be loaded any longer. */
export function preloadToaster(): void {
  // A failure is handled when the toaster is rendered.
  load().catch(() => undefined)
}
