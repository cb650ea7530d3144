import { expect, test } from 'vitest'
import { problemOf } from '../tests/support/env-problem.ts'
import { readEnv } from './env.ts'

type Variables = Record<string, string>

const bucket: Variables = {
  FILES: 's3',
  S3_BUCKET: 'prairie-files/site',
  S3_ACCESS_KEY_ID: 'AKIA1',
  S3_SECRET_ACCESS_KEY: 'secret/+=',
}

test('without variables, files of up to 100 MB are in a folder of DATA_DIR, and nothing checks them', () => {
  expect(readEnv({ DATA_DIR: '/srv/data' }).files).toEqual({
    place: { kind: 'folder', directory: '/srv/data/files' },
    limits: { file: 100_000_000, project: 5_000_000_000, total: 50_000_000_000 },
    scanner: undefined,
  })
})

test('a bucket has a name, a prefix, keys and an endpoint', () => {
  expect(readEnv(bucket).files.place).toEqual({
    kind: 'bucket',
    endpoint: 'https://s3.us-east-1.amazonaws.com',
    region: 'us-east-1',
    bucket: 'prairie-files',
    prefix: 'site',
    accessKeyId: 'AKIA1',
    secretAccessKey: 'secret/+=',
  })
})

test.each([
  ['tcp://scanner:3310', { host: 'scanner', port: 3310 }],
  ['tcp://[::1]', { host: '::1', port: 3310 }],
  ['unix:/run/clamd.sock', { path: '/run/clamd.sock' }],
  ['unix:///run/clamd.sock', { path: '/run/clamd.sock' }],
])('%s is a scanner', (CLAMD_URL, scanner) => {
  expect(readEnv({ CLAMD_URL }).files.scanner).toEqual(scanner)
})

test.each<[string, Variables]>([
  ['FILES: must be local or s3', { FILES: 'ftp' }],
  ['S3_BUCKET: is required when FILES=s3', { ...bucket, S3_BUCKET: '' }],
  ['S3_ACCESS_KEY_ID: is required when FILES=s3', { ...bucket, S3_ACCESS_KEY_ID: '' }],
  ['FILES: must be s3 when S3_BUCKET is set', { S3_BUCKET: 'prairie' }],
  ['S3_BUCKET: must be the name of a bucket', { ...bucket, S3_BUCKET: 's3://prairie' }],
  ['FILES_PROJECT_QUOTA_MB: must not be less than FILE_MAX_MB', { FILES_PROJECT_QUOTA_MB: '50' }],
  ['FILES_QUOTA_MB: must not be less than FILES_PROJECT_QUOTA_MB', { FILES_QUOTA_MB: '500' }],
  ['CLAMD_URL: must be tcp://host:3310', { CLAMD_URL: 'http://scanner' }],
])('refuses %s', (problem, variables) => {
  expect(problemOf(variables)).toContain(problem)
})
