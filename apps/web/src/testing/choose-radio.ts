import { expect } from 'vitest'
import { type Locator, userEvent } from 'vitest/browser'

/** By keyboard: a box stands over the radio that it shows, and a forced click may miss what the page has just moved. */
export async function chooseRadio(choice: Locator) {
  await expect.element(choice).toBeInTheDocument()
  choice.element().focus()
  await userEvent.keyboard(' ')
  await expect.element(choice).toBeChecked()
}
