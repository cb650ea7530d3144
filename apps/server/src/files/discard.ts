interface Limits {
  bytes: number
  ms: number
}

/**
 * Reads the rest of a refused request, because a browser reads the refusal once it has sent everything. Closes the
 * connection of a sender that goes on for longer than a browser may.
 */
export async function discard(
  content: AsyncIterator<Uint8Array>,
  { bytes, ms }: Limits,
  close: () => void,
): Promise<void> {
  const timer = setTimeout(close, ms)
  try {
    for (let read = 0; read <= bytes; ) {
      const { done, value } = await content.next()
      if (done) return
      read += value.length
    }
    close()
  } catch {
    // The sender has gone.
  } finally {
    clearTimeout(timer)
  }
}
