import type { Locator } from 'vitest/browser'

/** What each of the elements says, in their order. */
export function textsOf(elements: Locator): string[] {
  return elements.elements().map(({ textContent }) => textContent ?? '')
}
