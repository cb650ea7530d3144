import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core'
import rulesets from '@stoplight/spectral-rulesets'

/** The findings of Redocly's recommended rules and Spectral's OpenAPI rules, a line each. */
export async function lintDocument(text: string): Promise<string[]> {
  // Some operations only redirect, which Spectral's rule of the same purpose accepts.
  const rules = { 'operation-2xx-response': 'off' } as const
  const config = await createConfig({ extends: ['recommended'], rules })
  const linter = new spectral.Spectral()
  // Its own type leaves out what the library fills in, and takes the compiler a second to compare.
  const oas: unknown = rulesets.oas
  linter.setRuleset({ extends: [oas as RulesetDefinition] })
  const byRedocly = await lintFromString({ source: text, config })
  const bySpectral = await linter.run(text)
  return [
    ...byRedocly.map(
      ({ location, message, ruleId }) => `${ruleId}: ${message} (${location[0]?.pointer ?? ''})`,
    ),
    ...bySpectral.map(({ code, message, path }) => `${code}: ${message} (${path.join('.')})`),
  ]
}
