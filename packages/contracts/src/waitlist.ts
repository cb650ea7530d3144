import { z } from 'zod'
import { idOf } from './id-of.ts'
import { pageInput, pageOf } from './page.ts'
import { instant } from './person.ts'
import { line, paragraph, searchText } from './text.ts'
import { visitorFields } from './visitor.ts'

/** The form of a visitor who wants to try a lab product. */
export const joinWaitlistForm = z
  .object({
    ...visitorFields,
    role: line({ label: 'Role', min: 2, required: 'Role must be at least 2 characters' }),
    useCase: paragraph({
      label: 'Use case',
      min: 10,
      required: 'Please describe your use case (minimum 10 characters)',
    }),
  })
  .meta({ description: 'The form of a visitor who wants to try a lab product.' })

const product = line({ label: 'Product', required: 'Product is required', max: 100 })

/** `product` is the slug of the product's page. */
export const joinWaitlistInput = joinWaitlistForm
  .extend({ product })
  .meta({ description: "`product` is the slug of the product's page." })
export type JoinWaitlistInput = z.infer<typeof joinWaitlistInput>

export const waitlistFilter = z.object({ search: searchText, product: product.optional() })
export const listWaitlistInput = pageInput.extend(waitlistFilter.shape)
export type ListWaitlistInput = z.infer<typeof listWaitlistInput>

export const waitlistEntry = z.object({
  id: idOf('WaitlistEntry'),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  role: z.string(),
  useCase: z.string(),
  product: z.string(),
  /** The time of the first request. A repeated request keeps the place in line. */
  createdAt: instant.meta({
    description: 'The time of the first request. A repeated request keeps the place in line.',
  }),
})
export type WaitlistEntry = z.infer<typeof waitlistEntry>
export const waitlistPage = pageOf(waitlistEntry)
