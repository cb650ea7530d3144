import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SignedNotice } from '@tallgrass/core'
import { NoticeRefused } from '@tallgrass/domain'

export const SIGNATURE_HEADER = 'webhook-signature'

const TOLERANCE_SECONDS = 300
const FORMAT = /^t=(\d{1,12}),v1=([\da-f]{64})$/

/** `t=<seconds>,v1=<HMAC-SHA256 of "t.body">`, in Stripe's format. */
export function signNotice(body: string | Buffer, { at, secret }: { at: Date; secret: string }): string {
  const seconds = Math.floor(at.getTime() / 1000)
  return `t=${seconds},v1=${digest(body, { seconds, secret }).toString('hex')}`
}

/** Throws NoticeRefused if the signature is missing, wrong, or more than five minutes from `now`. */
export function ensureSigned({ body, headers, now }: SignedNotice, secret: string): void {
  const [, time = '', signature = ''] = FORMAT.exec(String(headers[SIGNATURE_HEADER])) ?? []
  if (time === '') throw new NoticeRefused('The notice has no signature')
  const seconds = Number(time)
  if (!timingSafeEqual(digest(body, { seconds, secret }), Buffer.from(signature, 'hex'))) {
    throw new NoticeRefused('The signature does not match the notice')
  }
  if (Math.abs(now.getTime() / 1000 - seconds) > TOLERANCE_SECONDS) {
    throw new NoticeRefused('The date of the notice is too far from our clock')
  }
}

function digest(body: string | Buffer, { seconds, secret }: { seconds: number; secret: string }): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()
}
