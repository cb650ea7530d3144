import { likelySubjects } from './likely-subjects.ts'

/** All passages, best match for the message first. */
export function rankPassages(message: string): string[] {
  return [...new Set(likelySubjects(message).flatMap(({ subject }) => subject.passage ?? []))]
}
