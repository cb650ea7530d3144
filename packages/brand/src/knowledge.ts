import { devlabPassages } from './knowledge/devlab-passages.ts'
import { homePassages } from './knowledge/home-passages.ts'
import type { Passage } from './knowledge/passage.ts'
import { servicePassages } from './knowledge/service-passages.ts'
import { sitePassages } from './knowledge/site-passages.ts'
import { workingTogetherPassages } from './knowledge/working-together-passages.ts'

export type { Passage } from './knowledge/passage.ts'

/** Raise it when answers change: it tells which knowledge an answer of the past came from. */
export const knowledgeVersion = '2'

/** All that the assistant may say, built from the texts of the pages it links to. */
export const knowledge: readonly Passage[] = [
  ...servicePassages,
  ...homePassages,
  ...devlabPassages,
  ...workingTogetherPassages,
  ...sitePassages,
]

/** The passages that lead on from every question: a person and a call. */
export const alwaysIncluded: readonly string[] = ['contact', 'booking']
