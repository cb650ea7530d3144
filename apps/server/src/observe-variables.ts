import { configurationGroups, ownVariables, placedVariables } from '@tallgrass/core'
import { z } from 'zod'

const MIN_TOKEN = 16

export const observeVariables = {
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be a level such as info or warn',
    )
    .optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must not contain spaces')
    .min(MIN_TOKEN, `must have at least ${MIN_TOKEN} characters`)
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: 'must be the address of a collector that speaks OTLP over HTTP, such as http://localhost:4318',
    })
    .optional(),
}

type Values = z.infer<z.ZodObject<typeof observeVariables>>

/** What is told about the running process, and to whom. */
export function observeOf(values: Values, production: boolean) {
  return {
    logLevel: values.LOG_LEVEL ?? (production ? ('info' as const) : ('warn' as const)),
    metricsToken: values.METRICS_TOKEN,
    collector: values.OTEL_EXPORTER_OTLP_ENDPOINT,
  }
}

/** The settings that all processes share: a text for each group, in the order of the groups. */
export function sharedSettings(values: Record<string, unknown>): string[] {
  const named = configurationGroups.flatMap(({ variables }): readonly string[] => variables)
  const others = Object.keys(values).filter((name) => !named.includes(name) && !ownVariables.includes(name))
  return configurationGroups.map(({ variables }) =>
    JSON.stringify(
      (variables.length > 0 ? [...variables] : others.sort()).map((name) => [name, told(name, values[name])]),
    ),
  )
}

function told(name: string, value: unknown): unknown {
  return placedVariables.includes(name) ? value !== undefined : value
}
