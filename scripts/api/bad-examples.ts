import { appRouter, messageOf } from '@tallgrass/api'
import { z } from 'zod'

interface Definition {
  inputs: z.ZodType[]
  output: z.ZodType
}

/** Every example in a contract that the contract itself refuses, a sentence each. */
export function badExamples(): string[] {
  const procedures = Object.entries(
    appRouter._def.procedures as unknown as Record<string, { _def: Definition }>,
  )
  const found = procedures.flatMap(([path, { _def }]) => [
    ..._def.inputs.flatMap((input) => badExamplesIn(input, 'input', `input of ${path}`)),
    ...badExamplesIn(messageOf(_def.output) ?? _def.output, 'output', `output of ${path}`),
  ])
  return [...new Set(found)]
}

export function badExamplesIn(contract: z.ZodType, io: 'input' | 'output', place: string): string[] {
  const problems: string[] = []
  z.toJSONSchema(contract, {
    io,
    unrepresentable: 'any',
    override({ zodSchema }) {
      const { examples } = z.globalRegistry.get(zodSchema) ?? {}
      for (const example of Array.isArray(examples) ? examples : []) {
        if (!z.safeParse(zodSchema, example).success)
          problems.push(`${place}: the example ${JSON.stringify(example)} is not valid`)
      }
    },
  })
  return problems
}
