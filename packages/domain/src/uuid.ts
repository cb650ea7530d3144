const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** True if the text is a UUID in lowercase with hyphens, the only spelling that the product uses. */
export function isUuid(text: string): boolean {
  return UUID.test(text)
}
