import { names } from '@tallgrass/brand'
import type { Task } from '@tallgrass/contracts'

/** The owner of a task, as the client sees it. */
export function ownerWord({ owner }: Pick<Task, 'owner'>): string {
  return owner === 'CLIENT' ? 'You' : names.product
}
