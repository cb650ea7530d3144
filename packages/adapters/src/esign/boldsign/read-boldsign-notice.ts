import { createHmac, timingSafeEqual } from 'node:crypto'
import type { SignedNotice, SigningNotice } from '@tallgrass/core'
import { NoticeRefused } from '@tallgrass/domain'
import { z } from 'zod'

const TOLERANCE_SECONDS = 300

const notice = z.object({
  event: z.object({ eventType: z.string() }),
  data: z.object({ documentId: z.string().nullish() }).nullish(),
})

/** Throws NoticeRefused unless the notice was signed with one of the secrets, within five minutes of `now`. */
export function readBoldSignNotice(
  { body, headers, now }: SignedNotice,
  secrets: readonly string[],
): SigningNotice {
  const parsed = toJson(body)
  // BoldSign verifies an address before it shows the secret for it, and only needs an answer.
  if (parsed?.event.eventType === 'Verification') return { documentId: null, failed: false }
  ensureSigned({ body, now, header: headers['x-boldsign-signature'] }, secrets)
  if (!parsed) throw new NoticeRefused('The notice cannot be read')
  return { documentId: parsed.data?.documentId ?? null, failed: parsed.event.eventType === 'SendFailed' }
}

function ensureSigned(
  { body, header, now }: { body: Buffer; header: string | string[] | undefined; now: Date },
  secrets: readonly string[],
): void {
  if (typeof header !== 'string') throw new NoticeRefused('The notice has no signature')
  const pairs = header.split(',').map((part) => part.trim().split('='))
  const seconds = pairs.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(seconds)) throw new NoticeRefused('The signature cannot be read')
  // While a secret is being replaced, BoldSign signs each notice with both the old and the new one.
  const signatures = pairs.filter(([name]) => /^s\d$/.test(name ?? '')).map(([, value = '']) => value)
  const fits = secrets.some((secret) => {
    const expected = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest()
    return signatures.some((signature) => isSame(expected, Buffer.from(signature, 'hex')))
  })
  if (!fits) throw new NoticeRefused('The notice is not signed by BoldSign')
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE_SECONDS) {
    throw new NoticeRefused('The date of the notice is too far from our clock')
  }
}

function isSame(expected: Buffer, given: Buffer): boolean {
  return expected.length === given.length && timingSafeEqual(expected, given)
}

function toJson(body: Buffer): z.infer<typeof notice> | undefined {
  try {
    return notice.safeParse(JSON.parse(body.toString())).data
  } catch {
    return undefined
  }
}
