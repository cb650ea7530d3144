import { offerNames, type Subject, subjects } from '@tallgrass/brand'
import { stemmer } from 'stemmer'
import { plain, stemsOf } from './words.ts'

const passageByStem = new Map(
  Object.entries(offerNames).flatMap(([passage, names]) =>
    names.split(' ').map((name) => [stemmer(name), passage] as const),
  ),
)

/** The services and products that a message names, in its order. */
export function offersNamedIn(message: string): Subject[] {
  const passages = stemsOf(plain(message)).flatMap((stem) => passageByStem.get(stem) ?? [])
  return [...new Set(passages)].flatMap((id) => subjects.find(({ passage }) => passage === id) ?? [])
}
