const PROBE_INTERVAL_MS = 5

/** Waits until an address answers well. */
export async function until(address: string): Promise<void> {
  while (!(await isFine(address))) await new Promise((resolve) => setTimeout(resolve, PROBE_INTERVAL_MS))
}

function isFine(address: string): Promise<boolean> {
  return fetch(address).then(
    (response) => response.ok,
    () => false,
  )
}
