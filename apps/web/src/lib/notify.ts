export interface Toast {
  title: string
  message?: string
  /** Something went wrong: red, and announced at once. */
  destructive?: boolean
}

type Show = (toast: Toast) => void

let show: Show | undefined
let waiting: Toast | undefined
const wanted = new Set<() => void>()

/** Shows a toast in place of the one that is visible. The toaster itself is loaded at the first one. */
export function notify(toast: Toast) {
  if (show) return show(toast)
  waiting = toast
  for (const tell of wanted) tell()
}

/** The toaster says that it is there, and gets what was said before. */
export function registerToaster(toaster: Show) {
  show = toaster
  if (waiting) toaster(waiting)
  waiting = undefined
  return () => {
    if (show === toaster) show = undefined
  }
}

export function onToasterWanted(tell: () => void) {
  wanted.add(tell)
  return () => wanted.delete(tell)
}

export function isToasterWanted() {
  return waiting !== undefined || show !== undefined
}
