const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Whether the text is an id in the one spelling that this product writes. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}
