import '../app/styles'
import '../app/zod-setup'
import { notifications } from '@mantine/notifications'
import { afterEach, beforeAll } from 'vitest'
import { startMocks, trpcMock } from './trpc-mock'

beforeAll(startMocks)

afterEach(() => {
  trpcMock.reset()
  // Toasts are kept outside React: the next test would begin with the last one of this.
  notifications.clean()
})
