import { expect } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'

const MAX_STEPS = 40

/** Presses Tab until `target` has the focus, as a keyboard user does. */
export async function tabTo(target: Locator) {
  await expect.element(target).toBeInTheDocument()
  for (let step = 0; step < MAX_STEPS; step++) {
    await userEvent.tab()
    if (target.query() === document.activeElement) return
  }
  await expect.element(target).toHaveFocus()
}
