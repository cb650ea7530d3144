import { z } from 'zod'
import { emailAddress, line, paragraph } from './text.ts'

/** The form of the speed-to-lead demo. It is checked in the browser and sent nowhere. */
export const demoLeadForm = z.object({
  name: line({ label: 'Name', min: 2, required: 'Name must be at least 2 characters' }),
  email: emailAddress('Please enter a valid email address'),
  company: line({ label: 'Company name', min: 2, required: 'Company name must be at least 2 characters' }),
  message: paragraph({
    label: 'Message',
    min: 10,
    required: 'Please describe your challenge (minimum 10 characters)',
  }),
})

export const demoStackInput = z.object({
  demoId: line({ label: 'Demo', required: 'Demo is required' }),
})
export type DemoStackInput = z.infer<typeof demoStackInput>

export const demoStack = z.object({ techStack: z.string() })
