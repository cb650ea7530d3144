interface Range {
  start: number
  /** Exclusive. */
  end: number
}

/** The one range that a request asks for (RFC 9110, 14.2); undefined for the whole, also if it asks for several. */
export function readRange(header: string | undefined, bytes: number): Range | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  if (first === '') {
    const length = Math.min(Number(last), bytes)
    return length === 0 ? 'unsatisfiable' : { start: bytes - length, end: bytes }
  }
  const start = Number(first)
  const end = last === '' ? bytes : Math.min(Number(last) + 1, bytes)
  if (last !== '' && Number(last) < start) return undefined
  return start >= bytes ? 'unsatisfiable' : { start, end }
}
