type Open = (from: HTMLElement) => void

let open: Open | undefined

/** Opens the chat that is on every page; once closed, the focus goes back to `from`. */
export function openAssistant(from: HTMLElement) {
  open?.(from)
}

/** The chat says how it is opened. */
export function registerAssistant(opener: Open) {
  open = opener
  return () => {
    if (open === opener) open = undefined
  }
}
