import { accountInputs } from './account-inputs.ts'
import { officeInputs } from './office-inputs.ts'
import { peopleInputs } from './people-inputs.ts'
import { portalInputs } from './portal-inputs.ts'
import type { SampleInputs } from './sample-inputs-type.ts'
import { visitorInputs } from './visitor-inputs.ts'

/** A realistic input for every procedure that has one: for tests of the mocks, and for the examples in the API document. */
export const sampleInputs: SampleInputs = {
  ...accountInputs,
  ...visitorInputs,
  ...portalInputs,
  ...peopleInputs,
  ...officeInputs,
}
