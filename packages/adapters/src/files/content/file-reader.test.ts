import { Readable } from 'node:stream'
import { deflateSync } from 'node:zlib'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fileReader } from './file-reader.ts'
import { recognize } from './recognize.ts'

const read = (content: Buffer | Uint8Array) => Readable.from([Buffer.from(content)])

async function aPhoto(width: number, height: number): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#3f6b4f' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 12/1 0/1' }, IFD0: { Make: 'Prairie' } })
    .jpeg()
    .toBuffer()
}

/** A PNG of a few bytes that says it has many pixels. */
function aBomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(60_000, 0)
  header.writeUInt32BE(60_000, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(60_000)))
  return Buffer.concat([signature, chunk('IHDR', header), pixels, chunk('IEND', Buffer.alloc(0))])
}

function crc(bytes: Buffer): number {
  let sum = ~0
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return ~sum >>> 0
}

test.each([
  ['image/jpeg', () => aPhoto(20, 20)],
  ['application/pdf', async () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
  ['application/zip', async () => zipSync({ 'notes.txt': new TextEncoder().encode('text') })],
  ['application/x-msdownload', async () => Buffer.from('MZ\u0090\0\u0003\0\0\0')],
])('recognizes %s by its content', async (mediaType, content) => {
  expect((await fileReader.recognize(read(await content()))).found).toBe(mediaType)
})

test('text has no known signature, and its beginning is read', async () => {
  const { found, head } = await fileReader.recognize(read(Buffer.from('name,price\nSetup,1200\n')))
  expect(found).toBeUndefined()
  expect(Buffer.from(head).toString()).toContain('name,price')
})

test('a place that fails or does not answer says nothing of the file', async () => {
  const lost = new Error('The connection was lost')
  async function* failing() {
    yield Buffer.from('%PDF')
    throw lost
  }
  await expect(fileReader.recognize(failing())).rejects.toBe(lost)
  async function* silent() {
    yield Buffer.from('%PDF')
    await new Promise(() => {})
  }
  await expect(recognize(silent(), 20)).rejects.toMatchObject({ code: 'NOT_READY' })
})

test('a preview is small and says nothing of where the photo was taken', async () => {
  const preview = await fileReader.makePreview(read(await aPhoto(1600, 1200)))
  const { exif, format, height, width } = await sharp(preview).metadata()
  expect({ format, width, height, exif }).toEqual({
    format: 'webp',
    width: 480,
    height: 360,
    exif: undefined,
  })
})

test('the size of an image is in its first bytes', async () => {
  expect(await fileReader.measure(aBomb().subarray(0, 64))).toEqual({ width: 60_000, height: 60_000 })
  expect(await fileReader.measure(await aPhoto(40, 30))).toEqual({ width: 40, height: 30 })
  expect(await fileReader.measure(Buffer.from('text'))).toBeUndefined()
})

test('refuses a preview of more than 40 MB, and stops reading there', async () => {
  let megabytes = 0
  async function* endless() {
    for (;;) {
      megabytes += 1
      yield Buffer.alloc(2 ** 20)
    }
  }
  expect(await fileReader.makePreview(endless())).toBeUndefined()
  expect(megabytes).toBe(41)
})

test('refuses a preview of an image that would take too much memory, and of a damaged one', async () => {
  expect(await fileReader.makePreview(read(aBomb()))).toBeUndefined()
  expect(await fileReader.makePreview(read((await aPhoto(50, 50)).subarray(0, 200)))).toBeUndefined()
})

test('a picture is the middle of an image, as a square without metadata', async () => {
  const picture = await fileReader.makePicture(await aPhoto(900, 300), 256)
  const { exif, format, height, width } = await sharp(picture).metadata()
  expect({ exif, format, height, width }).toEqual({
    exif: undefined,
    format: 'webp',
    height: 256,
    width: 256,
  })
})

test('a bomb, damage and text are no picture', async () => {
  for (const content of [aBomb(), (await aPhoto(90, 90)).subarray(0, 200), Buffer.from('Hello')])
    expect(await fileReader.makePicture(content, 256)).toBeUndefined()
})
