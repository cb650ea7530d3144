/** For work that nobody waits for: rendering and hydration come first. In a hidden page that may take until `latest`. */
export function whenIdle(work: () => void, latest?: IdleRequestOptions) {
  // Safari has no such callback.
  if ('requestIdleCallback' in window) requestIdleCallback(work, latest)
  else setTimeout(work)
}
