import type { Locator } from 'vitest/browser'

/** The texts of the elements, in order. */
export function textsOf(elements: Locator): string[] {
  return elements.elements().map(({ textContent }) => textContent ?? '')
}
