import { names } from '@tallgrass/brand'
import type { Task } from '@tallgrass/contracts'

/** Whose work a task is, as its client reads it. */
export function ownerWord({ owner }: Pick<Task, 'owner'>): string {
  return owner === 'CLIENT' ? 'You' : names.product
}
