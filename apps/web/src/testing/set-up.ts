import '../app/styles'
import '../app/zod-setup'
import { notifications } from '@mantine/notifications'
import { afterEach, beforeAll, beforeEach } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { startMocks, trpcMock } from './trpc-mock'

beforeAll(startMocks)

// The library does so for the first file of a page alone.
beforeEach(cleanup)

afterEach(() => {
  trpcMock.reset()
  // Toasts are kept outside React: the next test would begin with the last one of this.
  notifications.clean()
})
