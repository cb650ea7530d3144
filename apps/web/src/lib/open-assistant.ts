type Open = (from: HTMLElement) => void

let open: Open | undefined

/** Opens the chat. When it closes, the focus returns to `from`. */
export function openAssistant(from: HTMLElement) {
  open?.(from)
}

/** Called by the chat when it is mounted. Returns the cleanup. */
export function registerAssistant(opener: Open) {
  open = opener
  return () => {
    if (open === opener) open = undefined
  }
}
