import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { notify } from '../lib/notify'
import { renderUi } from '../testing/render-ui'
import { ToasterHost } from './toaster-host'

afterEach(() => vi.useRealTimers())

const region = page.getByRole('region', { name: 'Notifications (F8)' })

async function showToast(title: string) {
  notify({ title })
  const toast = page.getByText(title)
  await expect.element(toast).toBeVisible()
  return toast
}

/** Drags with the real mouse, from the middle of the toast. */
async function swipe(by: number) {
  const toast = region.getByRole('presentation')
  const { height, left, top } = toast.element().getBoundingClientRect()
  await userEvent.dragAndDrop(toast, page.elementLocator(document.body), {
    sourcePosition: { x: 100, y: height / 2 },
    targetPosition: { x: left + 100 + by, y: top + height / 2 },
  })
}

test('a new toast replaces the visible one', async () => {
  await renderUi(<ToasterHost />)
  const first = await showToast('Invitation Sent')
  await showToast('User Role Updated')
  await expect.element(first).not.toBeInTheDocument()
})

test('an error toast is announced immediately', async () => {
  await renderUi(<ToasterHost />)
  notify({ title: 'Login failed', message: 'Invalid credentials', destructive: true })
  await expect.element(page.getByRole('alert')).toHaveTextContent('Login failedInvalid credentials')
})

test('a toast disappears after five seconds', async () => {
  await renderUi(<ToasterHost />)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const toast = await showToast('Logged Out')

  vi.advanceTimersByTime(4999)
  await expect.element(toast).toBeVisible()

  vi.advanceTimersByTime(1)
  await expect.element(toast).not.toBeInTheDocument()
})

test('F8 moves the focus to the toasts, whose time starts again when it leaves', async () => {
  await renderUi(<ToasterHost />)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const toast = await showToast('Welcome back!')
  await userEvent.keyboard('{F8}')
  await expect.element(region).toHaveFocus()
  vi.advanceTimersByTime(10_000)
  await expect.element(toast).toBeVisible()
  ;(document.activeElement as HTMLElement).blur()
  await expect.element(region).not.toHaveFocus()
  vi.advanceTimersByTime(4999)
  await expect.element(toast).toBeVisible()
  vi.advanceTimersByTime(1)
  await expect.element(toast).not.toBeInTheDocument()
})

test('a toast with the focus stays, and its button closes it', async () => {
  await renderUi(<ToasterHost />)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const toast = await showToast('Read me slowly')
  await userEvent.keyboard('{F8}')
  await userEvent.tab()
  await expect.element(region.getByRole('button', { name: 'Close' })).toHaveFocus()
  vi.advanceTimersByTime(10_000)
  await expect.element(toast).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(toast).not.toBeInTheDocument()
})

test.each(['the mouse', 'the keyboard'])(
  'a toast that is closed with %s gives the focus back to where it was',
  async (means) => {
    await renderUi(
      <>
        <button type="button">Edit</button>
        <ToasterHost />
      </>,
    )
    const toast = await showToast('Saved')
    const edit = page.getByRole('button', { name: 'Edit' })
    ;(edit.element() as HTMLElement).focus()
    const close = region.getByRole('button', { name: 'Close' })
    if (means === 'the mouse') await close.click()
    else {
      await userEvent.keyboard('{F8}')
      await userEvent.tab()
      await expect.element(close).toHaveFocus()
      await userEvent.keyboard('{Enter}')
    }
    await expect.element(toast).not.toBeInTheDocument()
    await expect.element(edit).toHaveFocus()
  },
)

test('a swipe of more than 50 pixels to the right dismisses a toast', async () => {
  await renderUi(<ToasterHost />)
  const toast = await showToast('Welcome back!')
  await swipe(60)
  await expect.element(toast).not.toBeInTheDocument()
})

test.each([48, -120])('a swipe of %i pixels does not dismiss a toast', async (by) => {
  await renderUi(<ToasterHost />)
  const toast = await showToast('Welcome back!')
  const { left } = toast.element().getBoundingClientRect()
  await swipe(by)
  // It snaps back.
  await expect.poll(() => toast.element().getBoundingClientRect().left).toBe(left)
})
