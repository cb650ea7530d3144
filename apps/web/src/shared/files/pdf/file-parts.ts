import { ApiRefusal } from '@tallgrass/contracts/rest-client'
import { PDFDataRangeTransport } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { viewHeaders } from '../../../lib/view-token'

export type Connection = 'good' | 'slow' | 'lost'

interface Part {
  begin: number
  end: number
}

interface FilePartsOptions {
  address: string
  bytes: number
  onConnection: (connection: Connection) => void
  /** The server sends none of it, and another try would not help. */
  onRefusal: (refusal: ApiRefusal) => void
}

/** Without an answer for so long, the reader is told that the connection is slow. */
const SLOW_MS = 8000

const TOO_MANY_REQUESTS = 429

/** Loads the parts of a file that its pages need. What the connection loses can be asked for again. */
export function createFileParts({ address, bytes, onConnection, onRefusal }: FilePartsOptions) {
  const ended = new AbortController()
  const loading = new Set<Part>()
  const lost = new Set<Part>()
  let isSlow = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function tell() {
    if (lost.size > 0) onConnection('lost')
    else onConnection(isSlow ? 'slow' : 'good')
  }

  function watch() {
    clearTimeout(timer)
    if (loading.size === 0) return
    timer = setTimeout(() => {
      isSlow = true
      tell()
    }, SLOW_MS)
  }

  async function load(part: Part) {
    loading.add(part)
    if (loading.size === 1) watch()
    const outcome = await fetchPart(address, part, ended.signal).catch(() => undefined)
    loading.delete(part)
    if (ended.signal.aborted) return
    isSlow = false
    watch()
    if (outcome instanceof ApiRefusal) return onRefusal(outcome)
    if (outcome === undefined) lost.add(part)
    else parts.onDataRange(part.begin, outcome)
    tell()
  }

  const parts = Object.assign(new PDFDataRangeTransport(bytes, null), {
    requestDataRange(begin: number, end: number) {
      void load({ begin, end })
    },
  })

  return {
    parts,
    retry() {
      const again = [...lost]
      lost.clear()
      tell()
      for (const part of again) void load(part)
    },
    end() {
      ended.abort()
      clearTimeout(timer)
    },
  }
}

/** Undefined if it is worth another try. */
async function fetchPart(address: string, { begin, end }: Part, signal: AbortSignal) {
  const headers = { ...viewHeaders(), range: `bytes=${begin}-${end - 1}` }
  const response = await fetch(address, { headers, signal })
  const { ok, status } = response
  if (!ok && (status >= 500 || status === TOO_MANY_REQUESTS)) return undefined
  if (!ok) return new ApiRefusal(response, await response.text())
  const received = new Uint8Array(await response.arrayBuffer())
  // A proxy may have left the range out.
  const part = status === 206 ? received : received.subarray(begin, end)
  return part.length === end - begin ? part : undefined
}
