import { DAY_S } from '@tallgrass/domain'
import { z } from 'zod'

export const whole = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`
  return z.coerce.number(message).int(message).min(min, message).max(max, message)
}
export const seconds = (fallback: number) => whole(1, 10 * 365 * DAY_S).default(fallback)
export const httpsUrl = z
  .url({ protocol: /^https$/, error: 'must be a full URL that starts with https://' })
  .optional()
export const onOff = z.enum(['0', '1'], 'must be 0 or 1').transform((text) => text === '1')

export function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text
}
