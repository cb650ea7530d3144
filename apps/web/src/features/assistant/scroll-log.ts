/** Scrolls a log, which is at its end by itself, back to the beginning of a message that is cut off. */
export function scrollToBeginning(message: HTMLElement): void {
  const log = logOf(message)
  if (!log) return
  log.scrollTop = 0
  const cutOff = log.getBoundingClientRect().top + MARGIN_PX - message.getBoundingClientRect().top
  if (cutOff > 0) log.scrollTop -= cutOff
}

export function scrollToEnd(message: HTMLElement): void {
  const log = logOf(message)
  // Its column is reversed, so that 0 is the end.
  if (log) log.scrollTop = 0
}

const MARGIN_PX = 8

function logOf(message: HTMLElement): HTMLElement | null {
  return message.closest<HTMLElement>('[role="log"]')
}
