const PROBE_INTERVAL_MS = 5

/** Waits until an address answers with a success status. */
export async function until(address: string): Promise<void> {
  while (!(await isOk(address))) await new Promise((resolve) => setTimeout(resolve, PROBE_INTERVAL_MS))
}

function isOk(address: string): Promise<boolean> {
  return fetch(address).then(
    (response) => response.ok,
    () => false,
  )
}
