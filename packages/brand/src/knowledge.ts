import { devlabPassages } from './knowledge/devlab-passages.ts'
import { homePassages } from './knowledge/home-passages.ts'
import type { Passage } from './knowledge/passage.ts'
import { servicePassages } from './knowledge/service-passages.ts'
import { sitePassages } from './knowledge/site-passages.ts'
import { workingTogetherPassages } from './knowledge/working-together-passages.ts'

export type { Passage } from './knowledge/passage.ts'

/** Raise it when answers change: it identifies the texts that an earlier answer came from. */
export const knowledgeVersion = '5'

/** Everything the assistant may say, built from the texts of the pages it links to. */
export const knowledge: readonly Passage[] = [
  ...servicePassages,
  ...homePassages,
  ...devlabPassages,
  ...workingTogetherPassages,
  ...sitePassages,
]

/** The passage that tells clients how to sign in. */
export const signInPassage = 'portal'

/** The passages that a language model gets with every question: how to reach a person, and how to book a call. */
export const alwaysIncluded: readonly string[] = ['contact', 'booking']
