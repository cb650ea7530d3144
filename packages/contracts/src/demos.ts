import { z } from 'zod'
import { line, paragraph } from './text.ts'
import { visitorFields } from './visitor.ts'

/** The form of the speed-to-lead demo. It is validated in the browser and never sent. */
export const demoLeadForm = z
  .object({
    ...visitorFields,
    message: paragraph({
      label: 'Message',
      min: 10,
      required: 'Please describe your challenge (minimum 10 characters)',
    }),
  })
  .meta({ description: 'The form of the speed-to-lead demo. It is validated in the browser and never sent.' })

export const demoStackInput = z.object({
  demoId: line({ label: 'Demo', required: 'Demo is required' }),
})
export type DemoStackInput = z.infer<typeof demoStackInput>

export const demoStack = z.object({ techStack: z.string() })
