import { offerNames, type Subject, subjects } from '@tallgrass/brand'
import { stemmer } from 'stemmer'
import { plain, stemsOf } from './words.ts'

const passageByStem = new Map(
  Object.entries(offerNames).flatMap(([passage, names]) =>
    names.split(' ').map((name) => [stemmer(name), passage] as const),
  ),
)

/** The service or product that a message names first. */
export function offerNamedIn(message: string): Subject | undefined {
  const stem = stemsOf(plain(message)).find((one) => passageByStem.has(one))
  return stem === undefined ? undefined : subjects.find(({ passage }) => passage === passageByStem.get(stem))
}
