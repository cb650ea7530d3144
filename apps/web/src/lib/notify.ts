import type { ReactNode } from 'react'

export interface Toast {
  title: string
  message?: ReactNode
  /** For errors: red, and announced immediately. */
  destructive?: boolean
}

type Show = (toast: Toast) => void

let show: Show | undefined
let waiting: Toast | undefined
const listeners = new Set<() => void>()

/** Shows a toast and replaces the visible one. The first toast loads the toaster. */
export function notify(toast: Toast) {
  if (show) return show(toast)
  waiting = toast
  for (const listener of listeners) listener()
}

/** Called by the toaster once it is mounted. Shows the toast that is waiting, if any. Returns the cleanup. */
export function registerToaster(toaster: Show) {
  show = toaster
  if (waiting) toaster(waiting)
  waiting = undefined
  return () => {
    if (show === toaster) show = undefined
  }
}

export function onToasterWanted(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function isToasterWanted() {
  return waiting !== undefined || show !== undefined
}
