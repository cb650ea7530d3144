export interface S3Options {
  /** Such as `https://s3.eu-central-1.amazonaws.com`. Buckets are addressed by path, which every provider supports. */
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  /** The pauses before a request is sent again. */
  retryDelaysMs?: number[]
  /** For an answer that has little content. */
  timeLimitMs?: number
}
