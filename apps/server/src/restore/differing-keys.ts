import { parseEnv } from 'node:util'

const KEYS = [
  'SEAL_P12',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'BOLDSIGN_API_KEY',
  'BOLDSIGN_WEBHOOK_SECRET',
  'SANDBOX_WEBHOOK_SECRET',
]

type Variables = Record<string, string | undefined>

/** The names of keys in the settings of a backup that are others, or missing, in these variables. */
export function differingKeys(settings: string, variables: Variables): string[] {
  const saved: Variables = parseEnv(settings)
  return KEYS.filter((name) => saved[name] && saved[name] !== variables[name])
}
