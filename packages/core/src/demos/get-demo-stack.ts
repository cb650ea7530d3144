import { demoStacks } from '@tallgrass/brand'
import type { DemoStackInput } from '@tallgrass/contracts'
import { AppError } from '@tallgrass/domain'
import type { AdminCtx } from '../authorize.ts'

/** The technologies that a demo would be built with. Throws NOT_FOUND. */
export function getDemoStack(_ctx: AdminCtx, { demoId }: DemoStackInput) {
  const techStack = Object.hasOwn(demoStacks, demoId) ? demoStacks[demoId] : undefined
  if (techStack === undefined) throw new AppError('NOT_FOUND', 'This demo does not exist')
  return { techStack }
}
