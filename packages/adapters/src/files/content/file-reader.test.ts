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
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 12/1 0/1' }, IFD0: { Make: 'Prairie' } })
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

test('what is drawn of a photo is upright, of the right size, and says nothing of where it was taken', async () => {
  const photo = await aPhoto(3000, 2000)
  expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('Prairie')
  const drawn = (await fileReader.drawImage(read(photo))) ?? expect.fail()
  const facts = async (image: Buffer) => {
    const { exif, format, height, orientation, width, xmp } = await sharp(image).metadata()
    return { format, width, height, exif, orientation, xmp }
  }
  const without = { format: 'webp', exif: undefined, orientation: undefined, xmp: undefined }
  expect(await facts(drawn.view)).toEqual({ ...without, width: 1365, height: 2048 })
  expect(await facts(drawn.preview)).toEqual({ ...without, width: 320, height: 480 })
})

test('an animation still moves, and is a still image in lists', async () => {
  const frames = Buffer.concat([Buffer.alloc(20 * 10 * 3, 0), Buffer.alloc(20 * 10 * 3, 255)])
  const animation = await sharp(frames, { raw: { width: 20, height: 20, channels: 3, pageHeight: 10 } })
    .gif()
    .toBuffer()
  const drawn = (await fileReader.drawImage(read(animation))) ?? expect.fail()
  expect(await sharp(drawn.view).metadata()).toMatchObject({ format: 'webp', width: 20, pages: 2 })
  expect((await sharp(drawn.preview).metadata()).pages ?? 1).toBe(1)
})

test('the size of an image is in its first bytes', async () => {
  expect(await fileReader.measure(aBomb().subarray(0, 64))).toEqual({ width: 60_000, height: 60_000 })
  expect(await fileReader.measure(await aPhoto(40, 30))).toEqual({ width: 40, height: 30 })
  expect(await fileReader.measure(Buffer.from('text'))).toBeUndefined()
})

test('refuses to draw more than 40 MB, and stops reading there', async () => {
  let megabytes = 0
  async function* endless() {
    for (;;) {
      megabytes += 1
      yield Buffer.alloc(2 ** 20)
    }
  }
  expect(await fileReader.drawImage(endless())).toBeUndefined()
  expect(megabytes).toBe(41)
})

test('refuses to draw an image that would take too much memory, and of a damaged one', async () => {
  expect(await fileReader.drawImage(read(aBomb()))).toBeUndefined()
  expect(await fileReader.drawImage(read((await aPhoto(50, 50)).subarray(0, 200)))).toBeUndefined()
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
