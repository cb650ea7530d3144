import { expect } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'

/** Chooses by keyboard: a box covers the radio button, and a forced click may miss after a layout shift. */
export async function chooseRadio(choice: Locator) {
  await expect.element(choice).toBeInTheDocument()
  choice.element().focus()
  await userEvent.keyboard(' ')
  await expect.element(choice).toBeChecked()
}
