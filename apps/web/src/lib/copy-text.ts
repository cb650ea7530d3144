/** Whether it is copied. Browsers may refuse, and have no clipboard at all for pages that are not encrypted. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
