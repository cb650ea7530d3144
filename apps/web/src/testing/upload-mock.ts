import { HttpResponse, http } from 'msw'

interface ArrivingFile {
  metadata: Record<string, string>
  bytes: number
  received: number
}

type Rule = (file: ArrivingFile, offset: number) => Response | Promise<Response | undefined> | undefined

/** Receives files by the tus protocol, as the server does. `before`: answers a part of a file in its place. */
function createUploadMock() {
  const files = new Map<string, ArrivingFile>()
  const requests: string[] = []
  let rule: Rule | undefined
  let refusal: ((metadata: Record<string, string>) => Response | undefined) | undefined

  const create = http.post('/api/uploads', ({ request }) => {
    const metadata = readMetadata(request.headers.get('upload-metadata') ?? '')
    requests.push(`POST ${metadata.filename}`)
    const refused = refusal?.(metadata)
    if (refused) return refused
    const id = crypto.randomUUID()
    files.set(id, { metadata, bytes: Number(request.headers.get('upload-length')), received: 0 })
    return new HttpResponse(null, { status: 201, headers: { location: `/api/uploads/${id}` } })
  })
  const go = http.all<{ id: string }>('/api/uploads/:id', async ({ params: { id }, request }) => {
    const file = files.get(id)
    requests.push(`${request.method} ${file?.metadata.filename}`)
    if (!file) return refusedUpload(404, 'This file does not exist')
    if (request.method === 'DELETE') files.delete(id)
    if (request.method === 'PATCH') {
      const offset = Number(request.headers.get('upload-offset'))
      const answer = await rule?.(file, offset)
      if (answer) return answer
      file.received = offset + (await request.arrayBuffer()).byteLength
    }
    return new HttpResponse(null, {
      status: request.method === 'HEAD' ? 200 : 204,
      headers: { 'upload-offset': `${file.received}`, 'upload-length': `${file.bytes}` },
    })
  })
  return {
    handlers: [create, go],
    /** What was asked, such as `PATCH Front.jpg`. */
    requests,
    /** What has arrived completely. */
    arrived: () => [...files.values()].filter(({ bytes, received }) => received === bytes),
    before: (next: Rule) => {
      rule = next
    },
    refuse: (next: typeof refusal) => {
      refusal = next
    },
    reset() {
      files.clear()
      requests.length = 0
      rule = undefined
      refusal = undefined
    },
  }
}

export const uploadMock = createUploadMock()

export function refusedUpload(status: number, error: string): Response {
  return HttpResponse.json({ code: 'INVALID', error }, { status })
}

/** `filename RnJvbnQuanBn,purpose cHJvamVjdA==`. */
function readMetadata(header: string): Record<string, string> {
  const read = (text = '') =>
    new TextDecoder().decode(Uint8Array.from(atob(text), (char) => char.charCodeAt(0)))
  return Object.fromEntries(
    header.split(',').map((pair) => {
      const [name = '', value] = pair.split(' ')
      return [name, read(value)]
    }),
  )
}
