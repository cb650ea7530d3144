import { acceptanceStatuses, costCategories, textLimits, transferStatuses } from '@tallgrass/domain'
import { z } from 'zod'
import { amount, money } from './amount.ts'
import { idOf } from './id-of.ts'
import { pageOf } from './page.ts'
import { instant } from './person.ts'
import { version } from './projects.ts'
import { clearableLine, clearableParagraph, line } from './text.ts'

const inProject = { projectId: idOf('Project') }
const flag = (name: string) => z.boolean(`${name} must be true or false`)

export const checklistItemId = z.object({ id: idOf('ChecklistItem') })
export const acceptanceStatus = z.enum(acceptanceStatuses, 'Unknown checklist status')

export const checklistItem = z.object({
  id: idOf('ChecklistItem'),
  projectId: idOf('Project'),
  item: z.string(),
  required: z.boolean(),
  status: acceptanceStatus,
  createdAt: instant,
  version: z.int(),
})
export type ChecklistItem = z.infer<typeof checklistItem>
export const checklistPage = pageOf(checklistItem)

const item = line({ label: 'Item', required: 'Item is required', max: textLimits.title })

export const createChecklistItemInput = z.object({
  ...inProject,
  item,
  required: flag('required').default(true),
})
export type CreateChecklistItemInput = z.infer<typeof createChecklistItemInput>

export const updateChecklistItemInput = z.object({
  ...checklistItemId.shape,
  version,
  item: item.optional(),
  required: flag('required').optional(),
})
export type UpdateChecklistItemInput = z.infer<typeof updateChecklistItemInput>

export const moveChecklistItemInput = z.object({ ...checklistItemId.shape, status: acceptanceStatus })
export type MoveChecklistItemInput = z.infer<typeof moveChecklistItemInput>

export const costId = z.object({ id: idOf('Cost') })
export const costCategory = z.enum(costCategories, 'Unknown cost category')

export const cost = z.object({
  id: idOf('Cost'),
  projectId: idOf('Project'),
  label: z.string(),
  category: costCategory,
  vendor: z.string().nullable(),
  amount: money,
  billable: z.boolean(),
  reimbursable: z.boolean(),
  /** For administrators only; null for clients. */
  notes: z.string().nullable().meta({ description: 'For administrators only; null for clients.' }),
  createdAt: instant,
  version: z.int(),
})
export type Cost = z.infer<typeof cost>
export const costPage = pageOf(cost)

export const costTotals = z.object({
  total: money,
  billable: money,
  reimbursable: money,
  byCategory: z.record(costCategory, money),
})

const label = line({ label: 'Label', required: 'Label is required', max: textLimits.title })
const costFacts = {
  vendor: clearableLine({ label: 'Vendor' }),
  notes: clearableParagraph({ label: 'Notes' }),
}
const costAmount = amount({ label: 'Amount' })

export const createCostInput = z.object({
  ...inProject,
  ...costFacts,
  label,
  category: costCategory,
  amount: costAmount,
  billable: flag('billable').default(true),
  reimbursable: flag('reimbursable').default(false),
})
export type CreateCostInput = z.infer<typeof createCostInput>

export const updateCostInput = z.object({
  ...costId.shape,
  version,
  ...costFacts,
  label: label.optional(),
  category: costCategory.optional(),
  amount: costAmount.optional(),
  billable: flag('billable').optional(),
  reimbursable: flag('reimbursable').optional(),
})
export type UpdateCostInput = z.infer<typeof updateCostInput>

export const toolId = z.object({ id: idOf('Tool') })
export const transferStatus = z.enum(transferStatuses, 'Unknown transfer status')

export const tool = z.object({
  id: idOf('Tool'),
  projectId: idOf('Project'),
  toolName: z.string(),
  vendor: z.string().nullable(),
  plan: z.string().nullable(),
  transferStatus,
  setupNotes: z.string().nullable(),
  createdAt: instant,
  version: z.int(),
})
export type Tool = z.infer<typeof tool>
export const toolPage = pageOf(tool)

const toolName = line({ label: 'Tool name', required: 'Tool name is required' })
const toolFacts = {
  vendor: clearableLine({ label: 'Vendor' }),
  plan: clearableLine({ label: 'Plan' }),
  setupNotes: clearableParagraph({ label: 'Setup notes' }),
}

export const createToolInput = z.object({ ...inProject, toolName, ...toolFacts })
export type CreateToolInput = z.infer<typeof createToolInput>

export const updateToolInput = z.object({
  ...toolId.shape,
  version,
  toolName: toolName.optional(),
  ...toolFacts,
})
export type UpdateToolInput = z.infer<typeof updateToolInput>

export const moveToolInput = z.object({ ...toolId.shape, status: transferStatus })
export type MoveToolInput = z.infer<typeof moveToolInput>
