import { vi } from 'vitest'

const { fetch } = window

/** A chunk of the page cannot be had; `status` is what the server answers about the first script. */
export function losePart(status: number) {
  const ask = vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    return init?.method === 'HEAD' ? new Response(null, { status }) : fetch(input, init)
  })
  const payload = new Error('Failed to fetch dynamically imported module: /assets/gone.js')
  const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload })
  window.dispatchEvent(event)
  return { ask, payload }
}
