import { resolve, sep } from 'node:path'
import { parseKeep } from '@tallgrass/domain'
import { z } from 'zod'
import { longestInterval } from './backups/longest-interval.ts'
import { isOrigin } from './variable-kinds.ts'

const DEFAULT_SCHEDULE = '0 2 * * *'
const DEFAULT_KEEP = { days: 7, weeks: 4, months: 12 }
const DEFAULT_REGION = 'us-east-1'
const MIN_PASSPHRASE = 12
/** Names of buckets, as Amazon S3 allows them; then folders inside, separated by single slashes. */
const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/((?:[\w.-]+\/)*[\w.-]+)\/?|\/)?$/

const noSpaces = z.string().regex(/^\S+$/, 'must not contain spaces').optional()

export const backupVariables = {
  BACKUP_TO: z
    .string()
    .refine(isFolderOrBucket, 'must be a folder, or a bucket such as s3://bucket/prefix')
    .optional(),
  BACKUP_SCHEDULE: z
    .string()
    .refine(
      (cron) => longestInterval(cron, new Date()) !== undefined,
      'must be a cron expression of five fields that comes due, such as 0 2 * * * for 02:00 UTC every day',
    )
    .optional(),
  BACKUP_KEEP: z
    .string()
    .transform((text, ctx) => {
      const rule = parseKeep(text)
      if (rule) return rule
      ctx.addIssue('must name days, weeks and months, such as 7d 4w 12m')
      return z.NEVER
    })
    .optional(),
  BACKUP_PASSPHRASE: z
    .string()
    .min(MIN_PASSPHRASE, `must have at least ${MIN_PASSPHRASE} characters`)
    .optional(),
  S3_ENDPOINT: z
    .string()
    .refine(isOrigin, 'must be an origin such as https://s3.example.com, without a path')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be a region such as eu-central-1')
    .optional(),
  S3_ACCESS_KEY_ID: noSpaces,
  S3_SECRET_ACCESS_KEY: noSpaces,
}

type Values = z.infer<z.ZodObject<typeof backupVariables>> & { DATA_DIR: string }

export function backupContradictions(values: Values): string[] {
  const { BACKUP_KEEP, BACKUP_PASSPHRASE, BACKUP_SCHEDULE, BACKUP_TO, DATA_DIR } = values
  const problems: string[] = []
  if (BACKUP_TO === undefined) {
    if (BACKUP_SCHEDULE) problems.push('BACKUP_TO: is missing, but BACKUP_SCHEDULE is set')
    if (BACKUP_KEEP) problems.push('BACKUP_TO: is missing, but BACKUP_KEEP is set')
    return problems
  }
  if (!BUCKET.test(BACKUP_TO)) {
    const [data, folder] = [resolve(DATA_DIR), resolve(BACKUP_TO)]
    if (`${folder}${sep}`.startsWith(`${data}${sep}`))
      problems.push(
        'BACKUP_TO: must be outside DATA_DIR, because a backup must survive the loss of that folder',
      )
    return problems
  }
  if (!BACKUP_PASSPHRASE)
    problems.push(
      'BACKUP_PASSPHRASE: is required when BACKUP_TO is a bucket; keep a copy of it outside this server',
    )
  const keys = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  for (const name of keys) if (!values[name]) problems.push(`${name}: is required when BACKUP_TO is a bucket`)
  return problems
}

/** Where backups go, when, and how long they are kept. */
export function backupsOf(values: Values) {
  const { BACKUP_KEEP, BACKUP_PASSPHRASE: passphrase, BACKUP_SCHEDULE, BACKUP_TO } = values
  const to = BACKUP_TO === undefined ? undefined : destinationOf(BACKUP_TO, values)
  const plan = to && { to, cron: BACKUP_SCHEDULE ?? DEFAULT_SCHEDULE, keep: BACKUP_KEEP ?? DEFAULT_KEEP }
  return { passphrase, plan }
}

function destinationOf(to: string, values: Values) {
  const { S3_ACCESS_KEY_ID: accessKeyId = '', S3_SECRET_ACCESS_KEY: secretAccessKey = '' } = values
  const [, bucket, prefix = ''] = BUCKET.exec(to) ?? []
  if (bucket === undefined) return { kind: 'folder', directory: resolve(to) } as const
  const region = values.S3_REGION ?? DEFAULT_REGION
  const endpoint = values.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`
  return { kind: 'bucket', endpoint, region, bucket, prefix, accessKeyId, secretAccessKey } as const
}

/** Anything like an address is meant as one, and is not the name of a folder. */
function isFolderOrBucket(to: string): boolean {
  return BUCKET.test(to) || !/^[a-z][\w+.-]+:/i.test(to)
}
