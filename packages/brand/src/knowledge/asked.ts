import { askedOfBuying } from './asked/asked-of-buying.ts'
import { askedOfCompany } from './asked/asked-of-company.ts'
import { askedOfDealings } from './asked/asked-of-dealings.ts'
import { askedOfProducts } from './asked/asked-of-products.ts'
import { askedOfServices } from './asked/asked-of-services.ts'

/** A question in the words of those who ask, not in ours. */
interface Asked {
  passage: string
  question: string
}

const linesByPassage = {
  ...askedOfServices,
  ...askedOfProducts,
  ...askedOfCompany,
  ...askedOfDealings,
  ...askedOfBuying,
}

/** How people have asked for each passage. */
export const asked: readonly Asked[] = Object.entries(linesByPassage).flatMap(([passage, lines]) =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((question) => ({ passage, question })),
)
