import type { ProcedureInput, ProcedurePath } from '@tallgrass/api/paths/row.ts'

/** Every procedure with an input has a sample. */
export type SampleInputs = {
  [Name in ProcedurePath as undefined extends ProcedureInput<Name> ? never : Name]: ProcedureInput<Name>
}
