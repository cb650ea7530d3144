import '../app/styles'
import '../app/zod-setup'
import { notifications } from '@mantine/notifications'
import { afterEach, beforeAll, expect } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { endOwnWork } from '../lib/own-work'
import { hasUnsavedInput } from '../lib/unsaved-input'
import { preferMotion } from './prefer-motion'
import { beginNextTest, forgetPaths, startMocks, trpcMock } from './trpc-mock'
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

afterEach(async () => {
  // The library does this only for the first file of a page.
  await cleanup()
  endOwnWork()
  expect(hasUnsavedInput(), 'something outlives its screen and its owner').toBe(false)
  beginNextTest()
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
