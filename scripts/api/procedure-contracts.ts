import { allProcedures } from './all-procedures.ts'
import { asTypes, asValues, contractNames } from './contract-names.ts'

/**
 * The source of a table with the contracts of every procedure, by its name: for mocks, which run in browsers and cannot
 * load the router. Its type names the contracts, so that declarations do not spell them out. Throws for a contract that
 * the contracts package does not export.
 */
export function procedureContractsSource(): string {
  const { expressionOf, imports } = contractNames(asValues)
  const { expressionOf: typeOf } = contractNames(asTypes)
  const values: string[] = []
  const types: string[] = []
  for (const { definition, path } of allProcedures()) {
    const { inputs, output } = definition
    const [input] = inputs
    const fieldsBy = (expression: typeof typeOf, end: string) =>
      [
        ...(input ? [`input: ${expression(input, `The input of ${path}`)}`] : []),
        `output: ${expression(output, `The output of ${path}`)}`,
      ].join(end)
    values.push(`  '${path}': { ${fieldsBy(expressionOf, ', ')} },`)
    types.push(`  '${path}': { ${fieldsBy(typeOf, '; ')} }`)
  }
  return [
    '// Written by `npm run check:api -- --write`. Do not edit.',
    ...imports('import'),
    "import { z } from 'zod'",
    '',
    '/** The input and output contracts of each procedure. */',
    'export type ProcedureContracts = {',
    ...types,
    '}',
    '',
    'export const procedureContracts: ProcedureContracts = {',
    ...values,
    '}',
    '',
  ].join('\n')
}
