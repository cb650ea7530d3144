/** For work that no one waits for: rendering and hydration come first. */
export function whenIdle(work: () => void) {
  // Safari has no such callback.
  const later = window.requestIdleCallback ?? setTimeout
  later(work)
}
