import { toInstant } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { formatDateTime } from '../lib/format'
import { ownTimeZone } from '../lib/own-time-zone'
import { renderUi } from '../testing/render-ui'
import { RelativeTime } from './relative-time'

const HOUR_MS = 3_600_000
const at = toInstant(new Date(Date.now() - 3.5 * HOUR_MS))

test('it says how long ago, with the instant in a machine-readable form', async () => {
  const screen = await renderUi(<RelativeTime at={at} />)
  await expect.element(screen.getByText('3 hours ago')).toHaveAttribute('datetime', at)
})

test('hover shows the date', async () => {
  const screen = await renderUi(<RelativeTime at={at} />)
  await screen.getByText('3 hours ago').hover()
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent(formatDateTime(at, ownTimeZone()))
})

test('keyboard focus shows the date', async () => {
  const screen = await renderUi(<RelativeTime at={at} />)
  await userEvent.tab()
  const time = screen.getByText('3 hours ago')
  await expect.element(time).toHaveFocus()
  await expect.element(time).toHaveAccessibleDescription(formatDateTime(at, ownTimeZone()))
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('tooltip')).not.toBeInTheDocument()
})
