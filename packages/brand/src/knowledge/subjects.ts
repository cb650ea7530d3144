import { knowledge } from '../knowledge.ts'
import { askedOfAnswering } from './asked/asked-of-answering.ts'
import { askedOfBeingFound } from './asked/asked-of-being-found.ts'
import { askedOfBuyers, askedOfFit } from './asked/asked-of-buyers.ts'
import { askedOfChoosing } from './asked/asked-of-choosing.ts'
import { askedOfCompany } from './asked/asked-of-company.ts'
import { askedOfPortal } from './asked/asked-of-portal.ts'
import { askedOfPrices } from './asked/asked-of-prices.ts'
import { askedOfProducts } from './asked/asked-of-products.ts'
import { askedOfProjects } from './asked/asked-of-projects.ts'
import { askedOfReachingUs } from './asked/asked-of-reaching-us.ts'
import { askedOfSmallPrint } from './asked/asked-of-small-print.ts'
import { askedOfTheLab } from './asked/asked-of-the-lab.ts'
import { askedOfTheWorld } from './asked/asked-of-the-world.ts'
import { askedOfWhatWeLack } from './asked/asked-of-what-we-lack.ts'
import { askedToBegin } from './asked/asked-to-begin.ts'
import { linesOf } from './lines-of.ts'
import type { Passage } from './passage.ts'

type Intent =
  | 'question'
  | 'booking'
  | 'pricing'
  | 'service'
  | 'scorm'
  | 'strides'
  | 'support'
  | 'person'
  | 'unknown'

/** A subject of visitors' messages, with examples to learn it from. */
export interface Subject {
  /** The passage that answers; null if nothing on this site does. */
  passage: string | null
  intent: Intent
  /** The visitor wants to start, to see something or to be called. */
  wantsContact: boolean
  examples: readonly string[]
}

const SCORM = 'devlab/tallgrass-scorm'
const STRIDES = 'devlab/tallgrass-strides'

/** Passages not listed here answer a plain question. */
const intents: Readonly<Record<string, Intent>> = {
  services: 'service',
  [SCORM]: 'scorm',
  [STRIDES]: 'strides',
  booking: 'booking',
  pricing: 'pricing',
  payment: 'pricing',
  businesses: 'service',
  websites: 'service',
  portal: 'support',
}

const asked: Readonly<Record<string, string>> = {
  ...askedOfAnswering,
  ...askedOfBeingFound,
  ...askedOfBuyers,
  ...askedOfChoosing,
  ...askedOfCompany,
  ...askedOfPortal,
  ...askedOfPrices,
  ...askedOfProducts,
  ...askedOfProjects,
  ...askedOfReachingUs,
  ...askedOfSmallPrint,
  ...askedOfTheLab,
}

function subjectOf(passage: Passage): Subject {
  const { aliases = [], details = [], id, text, title } = passage
  const aliasWords = aliases.flatMap((line) => line.split(', '))
  const sentences = [text, ...details].flatMap((part) => part.split(/(?<=[.?!]) /))
  return {
    passage: id,
    intent: intents[id] ?? (id.startsWith('service/') ? 'service' : 'question'),
    wantsContact: false,
    examples: [title, ...aliasWords, ...sentences, ...linesOf(asked[id] ?? '')],
  }
}

/** Questions about the business that no page answers, and everything else that none answers. */
export const questionsForUs: readonly string[] = linesOf(askedOfFit)
export const questionsForOthers: readonly string[] = [
  ...linesOf(askedOfWhatWeLack),
  ...linesOf(askedOfTheWorld),
]

/** All subjects that the assistant distinguishes. */
export const subjects: readonly Subject[] = [
  ...knowledge.map(subjectOf),
  { passage: 'booking', intent: 'booking', wantsContact: true, examples: linesOf(askedToBegin.service) },
  { passage: SCORM, intent: 'scorm', wantsContact: true, examples: linesOf(askedToBegin.scorm) },
  { passage: STRIDES, intent: 'strides', wantsContact: true, examples: linesOf(askedToBegin.strides) },
  { passage: 'contact', intent: 'person', wantsContact: true, examples: linesOf(askedToBegin.person) },
  {
    passage: null,
    intent: 'unknown',
    wantsContact: false,
    examples: [...questionsForUs, ...questionsForOthers],
  },
]
