import { AppError } from '@tallgrass/domain'
import { readField } from './s3-answers.ts'
import type { S3Options } from './s3-options.ts'

/** A request that the provider refused. `body` is empty for HEAD, whose answers have none. */
interface Refusal {
  status: number
  body: string
}

/** A sentence for the person who configures the bucket. It never contains the secret key. */
export function toS3Refusal({ body, status }: Refusal, options: S3Options): AppError {
  const code = readField(body, 'Code')
  const named = code && refusalsByCode[code]
  if (named) return named(options, body)
  if (status === 301 || status === 307 || status === 308) return wrongRegion(options, body)
  if (status === 403) return accessDenied(options, body)
  if (status === 507) return noSpace(options, body)
  const detail = code ? `${status} ${code}` : String(status)
  return new AppError(
    'NOT_READY',
    `The bucket ${options.bucket} answers with ${detail}. Try again later, or check the provider’s status.`,
  )
}

type Sentence = (options: S3Options, body: string) => AppError

const accessDenied: Sentence = ({ accessKeyId, bucket }) =>
  new AppError(
    'FORBIDDEN',
    `The access key ${accessKeyId} has no access to the bucket ${bucket}. Allow it to list, read, write and delete objects there.`,
  )

const wrongRegion: Sentence = ({ bucket, region }, body) => {
  const actual = readField(body, 'Region')
  const advice = actual ? `Set S3_REGION=${actual}.` : 'Correct S3_REGION and S3_ENDPOINT.'
  return new AppError('NOT_READY', `The bucket ${bucket} is not in the region ${region}. ${advice}`)
}

const noSpace: Sentence = ({ bucket }) =>
  new AppError(
    'STORAGE_FULL',
    `The bucket ${bucket} has no space left. Raise its quota, or remove files from it.`,
  )

const refusalsByCode: Record<string, Sentence> = {
  AccessDenied: accessDenied,
  AllAccessDisabled: accessDenied,
  AccountProblem: accessDenied,
  AuthorizationHeaderMalformed: wrongRegion,
  PermanentRedirect: wrongRegion,
  TemporaryRedirect: wrongRegion,
  IllegalLocationConstraintException: wrongRegion,
  QuotaExceeded: noSpace,
  InsufficientStorage: noSpace,
  XMinioStorageFull: noSpace,
  InvalidAccessKeyId: ({ accessKeyId, endpoint }) =>
    new AppError(
      'FORBIDDEN',
      `${endpoint} does not know the access key ${accessKeyId}. Correct S3_ACCESS_KEY_ID.`,
    ),
  SignatureDoesNotMatch: ({ accessKeyId }) =>
    new AppError(
      'FORBIDDEN',
      `The secret key does not belong to the access key ${accessKeyId}. Correct S3_SECRET_ACCESS_KEY.`,
    ),
  NoSuchBucket: ({ bucket, endpoint }) =>
    new AppError('NOT_FOUND', `There is no bucket ${bucket} at ${endpoint}. Create it, or correct its name.`),
  InvalidBucketName: ({ bucket }) =>
    new AppError('INVALID', `${bucket} is not the name of a bucket. Correct it.`),
  InvalidPart: ({ bucket }) =>
    new AppError('GONE', `The bucket ${bucket} has other parts than were sent. Send all of them again.`),
  RequestTimeTooSkewed: ({ endpoint }) =>
    new AppError('NOT_READY', `The clock of this machine differs from that of ${endpoint}. Set it right.`),
  RequestExpired: ({ endpoint }) =>
    new AppError('NOT_READY', `The clock of this machine differs from that of ${endpoint}. Set it right.`),
}

/** No answer at all: the cause is in the network, the name or the certificate. */
export function toUnreachable(error: unknown, { endpoint }: S3Options): AppError {
  return new AppError('NOT_READY', `${endpoint} cannot be reached: ${reasonOf(error)}.`, { cause: error })
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'the connection failed'
  if (error.name === 'TimeoutError') return 'it does not answer in time'
  const cause = error.cause
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : undefined
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'its name is unknown. Correct S3_ENDPOINT'
  if (code === 'ECONNREFUSED') return 'it refuses connections. Correct S3_ENDPOINT, or try again later'
  if (code && /CERT|SELF_SIGNED|TLS|SSL/.test(code)) return `its certificate is not valid (${code})`
  return code ? `the connection failed (${code})` : 'the connection failed'
}
