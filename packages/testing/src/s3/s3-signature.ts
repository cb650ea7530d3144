import { createHash, createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const MAX_SKEW_MS = 15 * 60 * 1000
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([\w;-]+), ?Signature=([\da-f]{64})$/

export interface SignedRequest {
  method: string
  /** As it was sent: encoded, with the query. */
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

interface Credentials {
  accessKeyId: string
  secretAccessKey: string
  region: string
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/**
 * The code of the error that S3 answers with, or undefined for a valid signature
 * (https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html).
 */
export function refuseSignature(request: SignedRequest, credentials: Credentials, now: Date) {
  const { headers } = request
  const [, keyId, day, region, signedHeaders = '', signature] =
    AUTHORIZATION.exec(headers.authorization ?? '') ?? []
  const [date, sum] = [headers['x-amz-date'], headers['x-amz-content-sha256']]
  if (!keyId || typeof date !== 'string' || typeof sum !== 'string') return 'AccessDenied'
  if (keyId !== credentials.accessKeyId) return 'InvalidAccessKeyId'
  if (region !== credentials.region) return 'AuthorizationHeaderMalformed'
  if (
    !['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => signedHeaders.split(';').includes(name))
  )
    return 'AccessDenied'
  const sentAt = Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!(Math.abs(now.getTime() - sentAt) <= MAX_SKEW_MS)) return 'RequestTimeTooSkewed'
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', date, scope, sha256(canonicalRequest(request, signedHeaders, sum))].join(
    '\n',
  )
  const key = [day ?? '', region ?? '', 's3', 'aws4_request'].reduce(
    (derived, part) => hmac(derived, part),
    Buffer.from(`AWS4${credentials.secretAccessKey}`),
  )
  if (hmac(key, text).toString('hex') !== signature) return 'SignatureDoesNotMatch'
  if (sum !== sha256(request.body)) return 'XAmzContentSHA256Mismatch'
  return undefined
}

function canonicalRequest(
  { headers, method, path }: SignedRequest,
  signedHeaders: string,
  sum: string,
): string {
  const [pathname = '/', query = ''] = path.split('?')
  const sorted = query
    .split('&')
    .filter(Boolean)
    .map((pair) => pair.split('=').map(encode))
    .map(([name, value = '']) => `${name}=${value}`)
    .sort()
  const lines = signedHeaders.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  return [
    method,
    pathname.split('/').map(encode).join('/'),
    sorted.join('&'),
    lines.join(''),
    signedHeaders,
    sum,
  ].join('\n')
}

/** Of text that is encoded already, in one way or another. */
function encode(text: string): string {
  const plain = encodeURIComponent(decodeURIComponent(text))
  return plain.replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
}
