import { z } from 'zod'
import { clientIdOr, idOf } from './id-of.ts'
import { instant } from './person.ts'

const rights = z.object({ signs: z.boolean(), pays: z.boolean(), reviews: z.boolean() })

/** A contact, as their colleagues see them. */
export const colleague = z
  .object({ id: idOf('User'), name: z.string(), ...rights.shape })
  .meta({ description: 'A contact, as their colleagues see them.' })
export type Colleague = z.infer<typeof colleague>

/** In the order of their names. */
export const colleagues = z.array(colleague).meta({ description: 'In the order of their names.' })

/** A contact, as administrators see them. */
export const contact = colleague
  .extend({ email: z.string(), createdAt: instant })
  .meta({ description: 'A contact, as administrators see them.' })
export type Contact = z.infer<typeof contact>

/** In the order of their names. */
export const contacts = z.array(contact).meta({ description: 'In the order of their names.' })

/** Any contact of the organization. */
export const contactsInput = z
  .object({ clientId: clientIdOr() })
  .meta({ description: 'Any contact of the organization.' })
export type ContactsInput = z.infer<typeof contactsInput>

export const setRightsInput = z.object({
  userId: idOf('User'),
  signs: z.boolean('Choose whether they sign'),
  pays: z.boolean('Choose whether they pay'),
  reviews: z.boolean('Choose whether they review'),
})
export type SetRightsInput = z.infer<typeof setRightsInput>
