/** A signature in a PDF (ISO 32000-2, 12.8). It covers all bytes of the file except itself. */
export interface FoundSignature {
  /** The signed bytes: those before the signature and those after it. */
  before: Uint8Array
  after: Uint8Array
  /** CMS SignedData in DER. */
  cms: Uint8Array
  /** Where the signed part ends. If the file is longer, something was appended. */
  end: number
  /** From the signature dictionary, which is part of the signed bytes. */
  reason: string | null
  signedAt: Date | null
}

const BYTE_RANGE = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g
/** Accepts one spelling only (no spaces, no mixed case), so that no byte can change unnoticed. */
const HEX = /^<([\dA-F]*|[\da-f]*)>$/

/** The outermost signature of a file. 'broken': the file mentions a signature, but none fits it. */
export function findSignature(file: Uint8Array): FoundSignature | 'none' | 'broken' {
  const text = toLatin1(file)
  const ranges = [...text.matchAll(BYTE_RANGE)]
  if (ranges.length === 0) return 'none'
  // A title may contain text that looks like a range.
  const fitting = ranges.flatMap((match) => readRange(text, match) ?? [])
  const last = fitting.toSorted((a, b) => a.end - b.end).at(-1)
  if (!last) return 'broken'
  const { cms, end, length, resume } = last
  const dictionary = text.slice(text.lastIndexOf(' obj', last.at), text.indexOf('endobj', last.at))
  return {
    before: file.subarray(0, length),
    after: file.subarray(resume, end),
    cms,
    end,
    reason: /\/Reason\s*\(((?:[^()\\]|\\.)*)\)/.exec(dictionary)?.[1]?.replaceAll(/\\(.)/g, '$1') ?? null,
    signedAt: toDate(/\/M\s*\(([^)]*)\)/.exec(dictionary)?.[1]),
  }
}

/** Undefined unless the range leaves out exactly one signature. */
function readRange(text: string, match: RegExpExecArray) {
  const [start, length = 0, resume = 0, rest = 0] = match.slice(1).map(Number)
  const end = resume + rest
  if (start !== 0 || resume <= length || end > text.length) return undefined
  const cms = readHex(text.slice(length, resume))
  return cms && { at: match.index, length, resume, end, cms }
}

/** One character per byte, so that positions in the text are positions in the file. */
function toLatin1(file: Uint8Array): string {
  const pieces: string[] = []
  for (let at = 0; at < file.length; at += 8192) {
    pieces.push(String.fromCharCode(...file.subarray(at, at + 8192)))
  }
  return pieces.join('')
}

/** The DER bytes, which encode their own length. Only zeros may fill the rest of the reserved space. */
function readHex(text: string): Uint8Array | undefined {
  const digits = HEX.exec(text)?.[1] ?? ''
  if (digits === '' || digits.length % 2 === 1) return undefined
  const bytes = Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  const length = derLength(bytes)
  return bytes.subarray(length).some((byte) => byte !== 0) ? undefined : bytes.subarray(0, length)
}

function derLength([, first = 0, ...more]: Uint8Array): number {
  if (first < 0x80) return first + 2
  const count = first & 0x7f
  return more.slice(0, count).reduce((length, byte) => length * 256 + byte, 0) + 2 + count
}

/** 'D:20261120100000Z' and 'D:20261120040000-06'00''. */
function toDate(text = ''): Date | null {
  const match = /^D:(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:Z|([+-])(\d\d)'?(\d\d)?)?/.exec(text)
  if (!match) return null
  const [, year, month, day, hour, minute, second, sign, hours, minutes] = match
  const zone = sign ? `${sign}${hours}:${minutes ?? '00'}` : 'Z'
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`)
  return Number.isNaN(date.getTime()) ? null : date
}
