import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { isToasterWanted, onToasterWanted } from '../lib/notify'

const AGAIN_MS = 2000
const Toaster = lazy(loadToaster)

/** Loads the toaster once somebody does something: the first toast may say that the server is away. */
export function ToasterHost() {
  const wanted = useSyncExternalStore(onToasterWanted, isToasterWanted, () => false)
  useEffect(() => {
    const first = new AbortController()
    const options = { signal: first.signal, once: true }
    for (const use of ['pointerdown', 'keydown']) document.addEventListener(use, preload, options)
    return () => first.abort()
  }, [])
  return wanted && <Suspense fallback={null}>{<Toaster />}</Suspense>
}

/** Tries until it is there; meanwhile the page stays as it is, with everything that was typed. */
async function loadToaster(): Promise<{ default: ComponentType }> {
  try {
    const { Toaster: loaded } = await import('./toaster')
    return { default: loaded }
  } catch {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    return loadToaster()
  }
}

function preload() {
  // Whether it came is seen when it is needed.
  import('./toaster').catch(() => undefined)
}
