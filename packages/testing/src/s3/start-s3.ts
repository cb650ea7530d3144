import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { failed, type S3Bucket, type S3Query, type S3Reply, s3Bucket } from './s3-bucket.ts'
import { refuseSignature } from './s3-signature.ts'

/**
 * Works, refuses some requests before it works again, never answers, or does the work and drops the connection
 * once. `path` limits it to requests whose path and query contain it.
 */
export type S3Behavior =
  | { works: true }
  | { refuses: { status: number; code?: string; more?: string }; times?: number; path?: string }
  | { silent: true }
  | { losesAnswer: { path: string } }

interface Options {
  pageSize?: number
  /** The server's clock. */
  now?: () => Date
}

export interface TestS3 {
  url: string
  /** What a client needs to be let in. */
  access: { bucket: string; region: string; accessKeyId: string; secretAccessKey: string }
  bucket: S3Bucket
  received: { method: string; path: string }[]
  behave(behavior: S3Behavior): void
  stop(): Promise<void>
}

/** An S3 API with one bucket and configurable behavior. It verifies signatures and the sums of contents. */
export async function startS3({ now = () => new Date(), pageSize = 1000 }: Options = {}): Promise<TestS3> {
  const access = {
    bucket: 'backups',
    region: 'eu-test-1',
    accessKeyId: 'AKTEST',
    secretAccessKey: 'secret/of+the=test',
  }
  const bucket = s3Bucket(pageSize)
  const received: TestS3['received'] = []
  let behavior: S3Behavior = { works: true }
  const server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const [method, path] = [request.method ?? '', request.url ?? '']
      received.push({ method, path })
      if ('silent' in behavior) return
      const [answer, next] = react(behavior, path)
      behavior = next
      const reply = answer ?? work({ request, body, method, path })
      if ('losesAnswer' in behavior && path.includes(behavior.losesAnswer.path)) {
        behavior = { works: true }
        response.destroy()
      } else response.writeHead(reply.status, { ...reply.headers }).end(reply.body)
    })
  })
  const work = ({
    request,
    ...sent
  }: {
    request: IncomingMessage
    body: Buffer
    method: string
    path: string
  }) => {
    const code = refuseSignature({ ...sent, headers: request.headers }, access, now())
    if (code === 'AuthorizationHeaderMalformed') return failed(400, code, `<Region>${access.region}</Region>`)
    if (code) return failed(code === 'XAmzContentSHA256Mismatch' ? 400 : 403, code)
    const { key, name, query } = readPath(sent.path)
    if (name !== access.bucket) return failed(404, 'NoSuchBucket')
    const { range, 'if-match': ifMatch } = request.headers
    const asked: S3Query = { ...sent, key, query, range, ifMatch }
    return bucket.handle(asked)
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    access,
    bucket,
    received,
    behave(next) {
      behavior = next
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** The refusal, if there is one, and what to do with the next request. */
function react(behavior: S3Behavior, path: string): [S3Reply | undefined, S3Behavior] {
  if (!('refuses' in behavior) || !path.includes(behavior.path ?? '')) return [undefined, behavior]
  const { refuses, times = Number.POSITIVE_INFINITY } = behavior
  if (times === 0) return [undefined, { works: true }]
  const reply = refuses.code ? failed(refuses.status, refuses.code, refuses.more) : { status: refuses.status }
  return [reply, { ...behavior, times: times - 1 }]
}

function readPath(path: string) {
  const { pathname, searchParams } = new URL(path, 'http://127.0.0.1')
  const [, name = '', ...segments] = pathname.split('/').map(decodeURIComponent)
  const key = segments.join('/')
  return { name, key: key === '' ? undefined : key, query: searchParams }
}
