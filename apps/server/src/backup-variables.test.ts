import { expect, test } from 'vitest'
import { problemOf } from '../tests/support/env-problem.ts'
import { readEnv } from './env.ts'

type Variables = Record<string, string>

const bucket: Variables = {
  BACKUP_TO: 's3://prairie-backups/site/daily',
  BACKUP_PASSPHRASE: 'a river runs through it',
  S3_ACCESS_KEY_ID: 'AKIA1',
  S3_SECRET_ACCESS_KEY: 'secret/+=',
}

test('without BACKUP_TO, nothing is scheduled', () => {
  expect(readEnv({}).backups).toEqual({ passphrase: undefined, plan: undefined })
})

test('a folder gets a backup every day at 02:00, kept for 7 days, 4 weeks and 12 months', () => {
  expect(readEnv({ BACKUP_TO: '/srv/backups' }).backups).toEqual({
    passphrase: undefined,
    plan: {
      to: { kind: 'folder', directory: '/srv/backups' },
      cron: '0 2 * * *',
      keep: { days: 7, weeks: 4, months: 12 },
    },
  })
})

test('a bucket has a name, a prefix, keys and an endpoint', () => {
  const keys = { accessKeyId: 'AKIA1', secretAccessKey: 'secret/+=' }
  expect(readEnv(bucket).backups.plan?.to).toEqual({
    kind: 'bucket',
    endpoint: 'https://s3.us-east-1.amazonaws.com',
    region: 'us-east-1',
    bucket: 'prairie-backups',
    prefix: 'site/daily',
    ...keys,
  })
  const elsewhere = {
    ...bucket,
    BACKUP_TO: 's3://prairie/',
    S3_ENDPOINT: 'http://127.0.0.1:9000',
    S3_REGION: 'eu-central-1',
    BACKUP_SCHEDULE: '30 1 * * 1-5',
    BACKUP_KEEP: '30d',
  }
  expect(readEnv(elsewhere).backups.plan).toEqual({
    to: {
      kind: 'bucket',
      endpoint: 'http://127.0.0.1:9000',
      region: 'eu-central-1',
      bucket: 'prairie',
      prefix: '',
      ...keys,
    },
    cron: '30 1 * * 1-5',
    keep: { days: 30, weeks: 0, months: 0 },
  })
})

test('a bucket without a pass phrase or keys is refused', () => {
  expect(problemOf({ ...bucket, BACKUP_PASSPHRASE: '' })).toBe(
    'BACKUP_PASSPHRASE: is required when BACKUP_TO is a bucket; keep a copy of it outside this server',
  )
  expect(problemOf({ ...bucket, S3_ACCESS_KEY_ID: '', S3_SECRET_ACCESS_KEY: '' })).toBe(
    'S3_ACCESS_KEY_ID: is required when BACKUP_TO is a bucket\nS3_SECRET_ACCESS_KEY: is required when BACKUP_TO is a bucket',
  )
})

test.each([
  's3:/bucket',
  's3://',
  's3://Bucket',
  's3://b',
  's3://bucket//twice',
  's3://user:key@bucket/prefix',
  'S3://bucket',
  'https://s3.example.com/bucket',
  'file:///srv/backups',
  'sftp://host/backups',
])('refuses %j as a place', (place) => {
  expect(problemOf({ ...bucket, BACKUP_TO: place })).toBe(
    'BACKUP_TO: must be a folder, or a bucket such as s3://bucket/prefix',
  )
})

test.each(['./data', 'data/backups', './data/../data/x'])('refuses %j, which is inside DATA_DIR', (place) => {
  expect(problemOf({ BACKUP_TO: place })).toBe(
    'BACKUP_TO: must be outside DATA_DIR, because a backup must survive the loss of that folder',
  )
})

test('a folder beside DATA_DIR with a similar name is accepted', () => {
  expect(readEnv({ BACKUP_TO: './data-backups' }).backups.plan).toBeDefined()
})

test.each(['daily', '0 2 * *', '0 0 2 * * *', '60 2 * * *', '0 2 30 2 *', '* * * * * x', '@daily'])(
  'refuses %j as a schedule',
  (cron) => {
    expect(problemOf({ BACKUP_TO: '/srv/backups', BACKUP_SCHEDULE: cron })).toMatch(
      /^BACKUP_SCHEDULE: must be a cron expression of five fields that comes due/,
    )
  },
)

test.each(['7', 'forever', '7d 7d', '0d'])('refuses to keep %j', (keep) => {
  expect(problemOf({ BACKUP_TO: '/srv/backups', BACKUP_KEEP: keep })).toBe(
    'BACKUP_KEEP: must name days, weeks and months, such as 7d 4w 12m',
  )
})

test('a schedule, or a rule for what is kept, needs a place', () => {
  expect(problemOf({ BACKUP_SCHEDULE: '0 3 * * *', BACKUP_KEEP: '7d' })).toBe(
    'BACKUP_TO: is missing, but BACKUP_SCHEDULE is set\nBACKUP_TO: is missing, but BACKUP_KEEP is set',
  )
})

test('refuses a short pass phrase, an endpoint with a path and keys with spaces', () => {
  expect(problemOf({ BACKUP_PASSPHRASE: 'prairie' })).toBe(
    'BACKUP_PASSPHRASE: must have at least 12 characters',
  )
  expect(problemOf({ ...bucket, S3_ENDPOINT: 'https://s3.example.com/bucket' })).toBe(
    'S3_ENDPOINT: must be an origin such as https://s3.example.com, without a path',
  )
  expect(problemOf({ ...bucket, S3_ACCESS_KEY_ID: 'AKIA 1' })).toBe(
    'S3_ACCESS_KEY_ID: must not contain spaces',
  )
})

test('a misspelled variable is refused with the right name', () => {
  expect(problemOf({ BACKUP_PASPHRASE: 'a river runs through it' })).toBe(
    'BACKUP_PASPHRASE: is unknown. Did you mean BACKUP_PASSPHRASE?',
  )
  expect(problemOf({ BACKUP_SCHEDUEL: '0 3 * * *' })).toMatch('Did you mean BACKUP_SCHEDULE?')
})
