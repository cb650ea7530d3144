import { createHash } from 'node:crypto'

/** The smallest part of an upload in parts, except the last. */
const MIN_PART_BYTES = 5 * 2 ** 20

interface StoredObject {
  content: Buffer
  etag: string
  modifiedAt: Date
}

export interface S3Query {
  method: string
  /** Undefined for the bucket itself. */
  key: string | undefined
  query: URLSearchParams
  range: string | undefined
  ifMatch: string | undefined
  body: Buffer
}

export interface S3Reply {
  status: number
  headers?: Record<string, string>
  body?: Buffer | string
}

export interface S3Bucket {
  objects: Map<string, StoredObject>
  /** Parts of uploads that were neither completed nor aborted, by upload. */
  uploads: Map<string, Map<number, Buffer>>
  /** The keys of all uploads, and when they began. */
  begun: Map<string, { key: string; at: Date }>
  handle(request: S3Query): S3Reply
}

export const failed = (status: number, code: string, more = ''): S3Reply => ({
  status,
  body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>Not today</Message>${more}</Error>`,
})

const toXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const toEtag = (content: Buffer, suffix = '') =>
  `"${createHash('md5').update(content).digest('hex')}${suffix}"`

/** A bucket in memory that lists `pageSize` objects at a time. */
export function s3Bucket(pageSize: number): S3Bucket {
  const objects: S3Bucket['objects'] = new Map()
  const uploads: S3Bucket['uploads'] = new Map()
  const begun: S3Bucket['begun'] = new Map()
  const store = (key: string, content: Buffer, etag = toEtag(content)) => {
    objects.set(key, { content, etag, modifiedAt: new Date() })
    return etag
  }
  return {
    objects,
    uploads,
    begun,
    handle(request) {
      const { body, key, method, query } = request
      if (key === undefined && query.has('uploads')) return listUploads({ uploads, begun }, query, pageSize)
      if (key === undefined)
        return method === 'GET' ? listPage(objects, query, pageSize) : failed(405, 'MethodNotAllowed')
      if (method === 'GET') return readObject(objects.get(key), request)
      if (query.has('uploads') || query.has('uploadId'))
        return handleUpload({ uploads, begun }, request, store)
      if (method === 'DELETE') {
        objects.delete(key)
        return { status: 204 }
      }
      if (method === 'PUT') return { status: 200, headers: { etag: store(key, body) } }
      return failed(405, 'MethodNotAllowed')
    },
  }
}

function readObject(stored: StoredObject | undefined, { ifMatch, range }: S3Query): S3Reply {
  if (!stored) return failed(404, 'NoSuchKey')
  if (ifMatch && ifMatch !== stored.etag) return failed(412, 'PreconditionFailed')
  const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? []
  const headers = { etag: stored.etag }
  if (start === undefined) return { status: 200, headers, body: stored.content }
  return { status: 206, headers, body: stored.content.subarray(Number(start), Number(end) + 1) }
}

type Store = (key: string, content: Buffer, etag?: string) => string

function handleUpload(
  { begun, uploads }: Pick<S3Bucket, 'uploads' | 'begun'>,
  { body, key = '', method, query }: S3Query,
  store: Store,
): S3Reply {
  if (query.has('uploads')) {
    const id = `upload+${crypto.randomUUID()}/`
    uploads.set(id, new Map())
    begun.set(id, { key, at: new Date() })
    return {
      status: 200,
      body: `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    }
  }
  const id = query.get('uploadId') ?? ''
  const parts = uploads.get(id)
  if (!parts) return failed(404, 'NoSuchUpload')
  if (method === 'PUT') {
    parts.set(Number(query.get('partNumber')), body)
    return { status: 200, headers: { etag: toEtag(body) } }
  }
  uploads.delete(id)
  if (method === 'DELETE') return { status: 204 }
  const named = [...body.toString().matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part = '']) => ({
    content: parts.get(Number(/<PartNumber>(\d+)</.exec(part)?.[1])) ?? Buffer.alloc(0),
    etag: /<ETag>(?:"|&quot;)?(\w+)/.exec(part)?.[1],
  }))
  const contents = named.map(({ content }) => content)
  const isWrong = named.some(({ content, etag }) => toEtag(content) !== `"${etag}"`)
  if (isWrong || contents.length !== parts.size) return failed(400, 'InvalidPart')
  if (contents.slice(0, -1).some(({ length }) => length < MIN_PART_BYTES))
    return failed(400, 'EntityTooSmall')
  const etag = store(key, Buffer.concat(contents), toEtag(body, `-${contents.length}`))
  return {
    status: 200,
    body: `<CompleteMultipartUploadResult><ETag>${toXml(etag)}</ETag></CompleteMultipartUploadResult>`,
  }
}

function listUploads(
  { begun, uploads }: Pick<S3Bucket, 'uploads' | 'begun'>,
  query: URLSearchParams,
  pageSize: number,
): S3Reply {
  const after = query.get('upload-id-marker') ?? ''
  const found = [...uploads.keys()]
    .map((id) => ({ id, key: begun.get(id)?.key ?? '', at: begun.get(id)?.at ?? new Date() }))
    .filter(({ id, key }) => key.startsWith(query.get('prefix') ?? '') && id > after)
    .sort((a, b) => (a.id < b.id ? -1 : 1))
  const page = found.slice(0, pageSize)
  const list = page.map(
    ({ at, id, key }) =>
      `<Upload><Key>${toXml(key)}</Key><UploadId>${toXml(id)}</UploadId><Initiated>${at.toISOString()}</Initiated></Upload>`,
  )
  const last = page.at(-1)
  const isTruncated = found.length > page.length
  const marker = isTruncated
    ? `<NextKeyMarker>${toXml(last?.key ?? '')}</NextKeyMarker><NextUploadIdMarker>${toXml(last?.id ?? '')}</NextUploadIdMarker>`
    : ''
  return {
    status: 200,
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<ListMultipartUploadsResult><IsTruncated>${isTruncated}</IsTruncated>${marker}${list.join('')}</ListMultipartUploadsResult>`,
  }
}

function listPage(objects: S3Bucket['objects'], query: URLSearchParams, pageSize: number): S3Reply {
  if (query.get('list-type') !== '2') return failed(400, 'InvalidRequest')
  const after = query.get('continuation-token') ?? ''
  const size = Math.min(pageSize, Number(query.get('max-keys') ?? pageSize))
  const found = [...objects]
    .filter(([key]) => key.startsWith(query.get('prefix') ?? '') && key > after)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const page = found.slice(0, size)
  const contents = page.map(
    ([key, { content, etag, modifiedAt }]) =>
      `<Contents><Key>${toXml(key)}</Key><LastModified>${modifiedAt.toISOString()}</LastModified><ETag>${toXml(etag)}</ETag><Size>${content.length}</Size></Contents>`,
  )
  const isTruncated = found.length > page.length
  const token = isTruncated
    ? `<NextContinuationToken>${toXml(page.at(-1)?.[0] ?? '')}</NextContinuationToken>`
    : ''
  return {
    status: 200,
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${isTruncated}</IsTruncated>${token}${contents.join('')}</ListBucketResult>`,
  }
}
