import { checklistPoints, checklistQuestions, leadInterests } from '@tallgrass/domain'
import { z } from 'zod'
import { idOf } from './id-of.ts'
import { emailAddress, line, optionalLine } from './text.ts'

/** The contact details of someone who wants to hear from us. */
export const leadForm = z
  .object({
    name: line({ label: 'Name', required: 'Name is required' }),
    email: emailAddress('Please enter a valid email address'),
    company: optionalLine({ label: 'Company' }),
  })
  .meta({ description: 'The contact details of someone who wants to hear from us.' })

export const leadInterest = z.enum(leadInterests, 'Interest must be smart-ai, learning-saas or both')

/** The form of the chat, which asks for a phone number only if the visitor has typed one. */
export const chatLeadForm = leadForm.extend({ phone: optionalLine({ label: 'Phone', max: 50 }) })

export const createLeadInput = chatLeadForm.extend({ interest: leadInterest.default('smart-ai') })
export type CreateLeadInput = z.infer<typeof createLeadInput>

/** The response is the same for known and unknown addresses. */
export const leadId = z
  .object({ id: idOf('Lead') })
  .meta({ description: 'The response is the same for known and unknown addresses.' })

const points = z.literal([...checklistPoints], 'Please choose an answer')

export const checklistAnswers = z.object(
  Object.fromEntries(checklistQuestions.map(({ id }) => [id, points])) as Record<
    (typeof checklistQuestions)[number]['id'],
    typeof points
  >,
)

export const submitChecklistForm = leadForm.extend({
  consent: z.literal(true, 'Please check the box so that we can keep your answers'),
})

export const submitChecklistInput = submitChecklistForm.extend({ answers: checklistAnswers })
export type SubmitChecklistInput = z.infer<typeof submitChecklistInput>
