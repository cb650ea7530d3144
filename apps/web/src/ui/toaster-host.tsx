import { lazy, Suspense, useSyncExternalStore } from 'react'
import { isToasterWanted, onToasterWanted } from '../lib/notify'

const Toaster = lazy(() => import('./toaster').then((module) => ({ default: module.Toaster })))

/** Loads the toaster when the first toast is to be shown. */
export function ToasterHost() {
  const wanted = useSyncExternalStore(onToasterWanted, isToasterWanted, () => false)
  return wanted && <Suspense fallback={null}>{<Toaster />}</Suspense>
}
