import { expect } from 'vitest'
import { page } from 'vitest/browser'

const toasts = page.getByRole('region', { name: 'Notifications (F8)' })

/** The one toast there is says exactly this. */
export async function expectToast(title: string, message = '') {
  await expect.element(toasts.getByRole('status')).toHaveTextContent(`${title}${message}`)
}

/** The same, announced at once and in the color of danger. */
export async function expectErrorToast(title: string, message: string) {
  await expect.element(toasts.getByRole('alert')).toHaveTextContent(`${title}${message}`)
}
