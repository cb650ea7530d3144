import { z } from 'zod'
import { isTimeZone } from './bookings.ts'
import { clearableEmail, clearableLine, clearableParagraph, line } from './text.ts'

const MAX_TAGS = 20
const MAX_TAG_LENGTH = 40

const tag = line({ label: 'A tag', required: 'A tag cannot be empty', max: MAX_TAG_LENGTH }).refine(
  (text) => !text.includes(','),
  'A tag cannot contain a comma',
)

/** Each once, whatever its capitals. */
export const organizationTagList = z
  .array(tag)
  .transform((all) => all.filter((one, n) => all.findIndex((other) => isSameTag(one, other)) === n))
  .refine((all) => all.length <= MAX_TAGS, `A client can have at most ${MAX_TAGS} tags`)

function isSameTag(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

/** What is known about a client, as an edit sends it. */
export const organizationEdit = {
  name: clearableLine({ label: 'Name' }),
  legalName: clearableLine({ label: 'Legal name' }),
  postalAddress: clearableParagraph({ label: 'Postal address', max: 500 }),
  phone: clearableLine({ label: 'Phone', max: 50 }),
  invoiceEmail: clearableEmail('Please enter a valid email address'),
  taxId: clearableLine({ label: 'Tax ID', max: 50 }),
  timeZone: clearableLine({ label: 'Time zone', max: 100 }).refine(
    (text) => !text || isTimeZone(text),
    'Choose a time zone such as America/Chicago',
  ),
  notes: clearableParagraph({ label: 'Notes' }),
}

/** As a form has them: the tags are a text, with commas between them. */
export const organizationForm = z
  .object({
    ...organizationEdit,
    contactsInvite: z.boolean().optional(),
    tags: z
      .string()
      .transform((text) =>
        text
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
      )
      .pipe(organizationTagList)
      .optional(),
  })
  .meta({ description: 'As a form has them: the tags are a text, with commas between them.' })
