import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { clamdScanner } from './clamd-scanner.ts'

/** Answers each stream by what it contains, as the daemon does. */
async function aDaemon(answer: (content: string) => string) {
  const server = createServer((socket) => {
    const chunks: Buffer[] = []
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      const content = readStream(Buffer.concat(chunks))
      if (content !== undefined) socket.end(`${answer(content)}\0`)
    })
    socket.on('error', () => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  return { host: '127.0.0.1', port: typeof address === 'object' && address ? address.port : 0 }
}

/** The content once it is complete: chunks with their lengths, after the command. */
function readStream(bytes: Buffer): string | undefined {
  const command = 'zINSTREAM\0'
  if (!bytes.toString('latin1').startsWith(command)) return undefined
  let content = ''
  for (let at = command.length; at + 4 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    if (length === 0) return content
    content += bytes.toString('latin1', at + 4, at + 4 + length)
    at += 4 + length
  }
  return undefined
}

async function* contentOf(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text)
}

test('a clean file has no virus, and an infected one is named', async () => {
  const address = await aDaemon((content) =>
    content.includes('EICAR') ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK',
  )
  const scanner = clamdScanner({ address, warn: () => {} })
  expect(await scanner.scan(contentOf('Opening ', 'hours'))).toBeUndefined()
  expect(await scanner.scan(contentOf('X5O!P%EI', 'CAR'))).toBe('Eicar-Test-Signature')
})

test.each([
  ['does not exist', async () => ({ host: '127.0.0.1', port: 1 })],
  ['fails', () => aDaemon(() => 'stream: Can not allocate memory ERROR')],
])('refuses files while the daemon %s', async (_why, open) => {
  const warnings: string[] = []
  const scanner = clamdScanner({ address: await open(), warn: (sentence) => warnings.push(sentence) })
  await expect(scanner.scan(contentOf('text'))).rejects.toMatchObject({
    code: 'NOT_READY',
    message: expect.stringContaining('cannot be checked for viruses right now'),
  })
  expect(warnings).toHaveLength(1)
})

test('refuses for good what the daemon takes only in part, and warns of it', async () => {
  const answer = 'INSTREAM size limit exceeded. ERROR'
  const warnings: string[] = []
  const scanner = clamdScanner({
    address: await aDaemon(() => answer),
    warn: (sentence) => warnings.push(sentence),
  })
  await expect(scanner.scan(contentOf('text'))).rejects.toMatchObject({
    code: 'INVALID',
    message: expect.stringContaining('too large to be checked'),
  })
  expect(warnings).toEqual([`The virus scanner answers: ${answer}`])
})
