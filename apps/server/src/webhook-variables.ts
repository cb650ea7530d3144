import { onOff } from './variable-kinds.ts'

export const webhookVariables = { WEBHOOKS_TO_LOOPBACK: onOff.default(false) }

export function webhookContradictions(
  values: { WEBHOOKS_TO_LOOPBACK: boolean },
  production: boolean,
): string[] {
  return production && values.WEBHOOKS_TO_LOOPBACK
    ? ['WEBHOOKS_TO_LOOPBACK: cannot be 1 when NODE_ENV=production']
    : []
}
