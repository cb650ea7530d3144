import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { AppError } from '@tallgrass/domain'
import { AwsClient } from 'aws4fetch'
import { readField } from './s3-answers.ts'
import type { S3Options } from './s3-options.ts'
import { toS3Refusal, toUnreachable } from './s3-refusals.ts'

const RETRY_DELAYS_MS = [500, 2000, 8000]
/** Of a request that sends and receives little. */
const TIME_LIMIT_MS = 30_000
const TRANSIENT = ['InternalError', 'RequestTimeout', 'ServiceUnavailable', 'SlowDown']
/** What is sent or received may travel as slowly as this. */
const MIN_BYTES_PER_MS = 64

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'POST' | 'DELETE'
  /** Without it, the request is about the bucket. */
  key?: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Buffer
  /** At most so many are received. */
  receivesBytes?: number
  /** Statuses besides 2xx that are an answer, not a refusal. */
  accepts?: number[]
}

export interface S3Answer {
  status: number
  headers: Headers
  body: Buffer
}

export type SendS3 = (request: S3Request) => Promise<S3Answer>

type Outcome = { answer: S3Answer } | { refusal: AppError; mayRetry: boolean }

/**
 * Sends signed requests (Signature Version 4), and sends them again if they may succeed a moment later. Throws
 * AppError with a sentence for the person who configures the bucket.
 */
export function s3Sender(options: S3Options): SendS3 {
  const { accessKeyId, region, secretAccessKey } = options
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  return async (request) => {
    for (const delay of [...(options.retryDelaysMs ?? RETRY_DELAYS_MS), undefined]) {
      const outcome = await attempt(signer, request, options)
      if ('answer' in outcome) return outcome.answer
      if (!outcome.mayRetry || delay === undefined) throw outcome.refusal
      await setTimeout(delay)
    }
    throw new Error('No attempt was made')
  }
}

async function attempt(signer: AwsClient, request: S3Request, options: S3Options): Promise<Outcome> {
  try {
    const response = await fetch(await sign(signer, request, options), { redirect: 'manual' })
    const body = Buffer.from(await response.arrayBuffer())
    const { headers, status } = response
    // Completing an upload can fail after the status was sent.
    const isError = request.method === 'POST' && readField(body.toString(), 'Error') !== undefined
    if ((response.ok && !isError) || request.accepts?.includes(status))
      return { answer: { status, headers, body } }
    const xml = body.toString()
    const mayRetry = status >= 500 || status === 429 || TRANSIENT.includes(readField(xml, 'Code') ?? '')
    return { refusal: toS3Refusal({ status, body: xml }, options), mayRetry }
  } catch (error) {
    return { refusal: toUnreachable(error, options), mayRetry: true }
  }
}

function sign(
  signer: AwsClient,
  { body, headers, key, method, query = {}, receivesBytes = 0 }: S3Request,
  options: S3Options,
) {
  const url = addressOf(options, key, query)
  const transferMs = Math.round(((body?.length ?? 0) + receivesBytes) / MIN_BYTES_PER_MS)
  return signer.sign(url, {
    method,
    // The provider refuses content that arrives with another sum.
    headers: {
      ...headers,
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
    },
    ...(body && { body: new Uint8Array(body) }),
    signal: AbortSignal.timeout((options.timeLimitMs ?? TIME_LIMIT_MS) + transferMs),
  })
}

function addressOf(options: S3Options, key: string | undefined, query: Record<string, string>): string {
  const path = [options.bucket, ...(key?.split('/') ?? [])].map(encode).join('/')
  const pairs = Object.entries(query).map((pair) => pair.map(encode).join('='))
  return `${options.endpoint.replace(/\/+$/, '')}/${path}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`
}

interface PresignedRead {
  key: string
  seconds: number
  /** What the answer says of itself. */
  contentType: string
  contentDisposition: string
}

/** An address that reads one object, without keys, for some seconds (Signature Version 4 in the query). */
export async function presignRead(options: S3Options, read: PresignedRead): Promise<string> {
  const { accessKeyId, region, secretAccessKey } = options
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  const url = addressOf(options, read.key, {
    'X-Amz-Expires': String(read.seconds),
    'response-content-disposition': read.contentDisposition,
    'response-content-type': read.contentType,
  })
  const signed = await signer.sign(url, { method: 'GET', aws: { signQuery: true } })
  return signed.url
}

/** As S3 does it for the signature: some providers compare what was sent, without decoding it first. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
