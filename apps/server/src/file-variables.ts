import { join } from 'node:path'
import { megabytes } from '@tallgrass/domain'
import { z } from 'zod'
import { whole } from './variable-kinds.ts'

const DEFAULT_REGION = 'us-east-1'
/** The name of a bucket, as Amazon S3 allows it; then folders inside, separated by single slashes. */
const BUCKET = /^([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/((?:[\w.-]+\/)*[\w.-]+)\/?)?$/
const SCANNER = /^(?:tcp|clamd):\/\/(\[[\da-f:]+\]|[\w.-]+)(?::(\d{1,5}))?\/?$|^unix:(?:\/\/)?(\/.+)$/
const CLAMD_PORT = 3310
const MAX_MB = 1_000_000_000

export const fileVariables = {
  FILES: z.enum(['local', 's3'], 'must be local or s3').default('local'),
  S3_BUCKET: z
    .string()
    .regex(BUCKET, 'must be the name of a bucket, such as tallgrass or tallgrass/site')
    .optional(),
  FILE_MAX_MB: whole(1, 2000).default(100),
  FILES_PROJECT_QUOTA_MB: whole(1, MAX_MB).default(5000),
  FILES_QUOTA_MB: whole(1, MAX_MB).default(50_000),
  CLAMD_URL: z.string().regex(SCANNER, 'must be tcp://host:3310 or unix:/path/of/the.socket').optional(),
}

type Values = z.infer<z.ZodObject<typeof fileVariables>> & {
  DATA_DIR: string
  S3_ENDPOINT?: string | undefined
  S3_REGION?: string | undefined
  S3_ACCESS_KEY_ID?: string | undefined
  S3_SECRET_ACCESS_KEY?: string | undefined
}

export function fileContradictions(values: Values): string[] {
  const { FILES, FILES_PROJECT_QUOTA_MB, FILES_QUOTA_MB, FILE_MAX_MB } = values
  const problems: string[] = []
  if (FILE_MAX_MB > FILES_PROJECT_QUOTA_MB)
    problems.push('FILES_PROJECT_QUOTA_MB: must not be less than FILE_MAX_MB')
  if (FILES_PROJECT_QUOTA_MB > FILES_QUOTA_MB)
    problems.push('FILES_QUOTA_MB: must not be less than FILES_PROJECT_QUOTA_MB')
  if (FILES === 'local') {
    if (values.S3_BUCKET) problems.push('FILES: must be s3 when S3_BUCKET is set')
    return problems
  }
  const needed = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  for (const name of needed) if (!values[name]) problems.push(`${name}: is required when FILES=s3`)
  return problems
}

/** Where files are kept, how many, and who checks them. */
export function filesOf(values: Values) {
  return {
    place: placeOf(values),
    limits: {
      file: megabytes(values.FILE_MAX_MB),
      project: megabytes(values.FILES_PROJECT_QUOTA_MB),
      total: megabytes(values.FILES_QUOTA_MB),
    },
    scanner: scannerOf(values.CLAMD_URL),
  }
}

function placeOf(values: Values) {
  if (values.FILES === 'local') return { kind: 'folder', directory: join(values.DATA_DIR, 'files') } as const
  const [, bucket = '', prefix = ''] = BUCKET.exec(values.S3_BUCKET ?? '') ?? []
  const region = values.S3_REGION ?? DEFAULT_REGION
  return {
    kind: 'bucket',
    endpoint: values.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`,
    region,
    bucket,
    prefix,
    accessKeyId: values.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: values.S3_SECRET_ACCESS_KEY ?? '',
  } as const
}

function scannerOf(url: string | undefined) {
  const [, host, port, path] = SCANNER.exec(url ?? '') ?? []
  if (path) return { path }
  return host ? { host: host.replace(/^\[|\]$/g, ''), port: Number(port ?? CLAMD_PORT) } : undefined
}
