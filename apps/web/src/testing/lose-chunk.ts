import { vi } from 'vitest'

const { fetch } = window

/** Simulates a chunk that fails to load. `status` is the server's response for the first script. */
export function loseChunk(status: number) {
  const headRequest = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    return init?.method === 'HEAD' ? new Response(null, { status }) : fetch(input, init)
  })
  const payload = new Error('Failed to fetch dynamically imported module: /assets/gone.js')
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload })
  window.dispatchEvent(event)
  return { headRequest, payload }
}
