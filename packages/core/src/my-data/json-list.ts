const encoder = new TextEncoder()
/** In characters. */
const PART = 64 * 1024

export function toJsonFile(value: unknown): Uint8Array {
  return encoder.encode(`${JSON.stringify(value, undefined, 2)}\n`)
}

/** A list of any length as JSON, in parts: one row on each line. */
export async function* jsonList(rows: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  let text = '['
  let separator = '\n'
  for await (const row of rows) {
    text += `${separator}${JSON.stringify(row)}`
    separator = ',\n'
    if (text.length < PART) continue
    yield encoder.encode(text)
    text = ''
  }
  yield encoder.encode(`${text}\n]\n`)
}
