import { likelySubjects } from './likely-subjects.ts'

/** The passages that fit a message, the best first. */
export function rankPassages(message: string): string[] {
  return [...new Set(likelySubjects(message).flatMap(({ subject }) => subject.passage ?? []))]
}
