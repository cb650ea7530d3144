/** A signature as it lies in a PDF (ISO 32000-2, 12.8): it covers everything around itself. */
export interface FoundSignature {
  /** The signed bytes: those before the signature and those behind it. */
  before: Uint8Array
  after: Uint8Array
  /** CMS SignedData in DER. */
  cms: Uint8Array
  /** Where what was signed ends; a file that is longer was added to. */
  end: number
  /** As its dictionary tells; part of what is signed. */
  reason: string | null
  signedAt: Date | null
}

const BYTE_RANGE = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g
/** Written in one way alone, so that no other writing of the same passes for it. */
const HEX = /^<([\dA-F]*|[\da-f]*)>$/

/** The outermost signature of a file. 'broken': there seems to be one, but none fits the file. */
export function findSignature(file: Uint8Array): FoundSignature | 'none' | 'broken' {
  const text = toLatin1(file)
  const ranges = [...text.matchAll(BYTE_RANGE)]
  if (ranges.length === 0) return 'none'
  // A title may read like a range.
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

/** Undefined for a range that does not leave out exactly a signature. */
function readRange(text: string, match: RegExpExecArray) {
  const [start, length = 0, resume = 0, rest = 0] = match.slice(1).map(Number)
  const end = resume + rest
  if (start !== 0 || resume <= length || end > text.length) return undefined
  const cms = readHex(text.slice(length, resume))
  return cms && { at: match.index, length, resume, end, cms }
}

/** A letter for each byte, so that places in the text are places in the file. */
function toLatin1(file: Uint8Array): string {
  const pieces: string[] = []
  for (let at = 0; at < file.length; at += 8192) {
    pieces.push(String.fromCharCode(...file.subarray(at, at + 8192)))
  }
  return pieces.join('')
}

/** DER says itself where it ends; zeros fill the rest of the room. */
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
