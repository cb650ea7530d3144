import '../app/styles'
import '../app/zod-setup'
import { notifications } from '@mantine/notifications'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { preferMotion } from './prefer-motion'
import { forgetPaths, startMocks, trpcMock } from './trpc-mock'
import { uploadMock } from './upload-mock'

/** Files run side by side in pages of one browser. Each page is a browser of its own for the tabs that it imitates. */
const TABS = /^(?:session$|live )/
const Channel = window.BroadcastChannel
const ofThisPage = crypto.randomUUID()
window.BroadcastChannel = class extends Channel {
  constructor(name: string) {
    super(TABS.test(name) ? `${name} ${ofThisPage}` : name)
  }
}
const request = navigator.locks.request.bind(navigator.locks)
Object.assign(navigator.locks, {
  request: (name: string, options: LockOptions, work: LockGrantedCallback<unknown>) =>
    request(`${name} ${ofThisPage}`, options, work),
})

const WIDE = { width: 1280, height: 800 }

beforeAll(startMocks)

// The library does this only for the first file of a page.
beforeEach(cleanup)

afterEach(async () => {
  trpcMock.reset()
  forgetPaths()
  uploadMock.reset()
  // Toasts live outside React: without this, the next test would start with the last toast of this one.
  notifications.clean()
  localStorage.clear()
  sessionStorage.clear()
  if (innerWidth !== WIDE.width || innerHeight !== WIDE.height) await page.viewport(WIDE.width, WIDE.height)
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) await preferMotion('no-preference')
})
