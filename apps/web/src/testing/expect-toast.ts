import { expect } from 'vitest'
import { page } from 'vitest/browser'

const toasts = page.getByRole('region', { name: 'Notifications (F8)' })

/** Expects exactly this text in the only toast. */
export async function expectToast(title: string, message = '') {
  await expect.element(toasts.getByRole('status')).toHaveTextContent(`${title}${message}`)
}

/** The same for an error toast, which is announced immediately. */
export async function expectErrorToast(title: string, message: string) {
  await expect.element(toasts.getByRole('alert')).toHaveTextContent(`${title}${message}`)
}
