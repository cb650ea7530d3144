import type { Task } from '@tallgrass/contracts'
import { focusRowMenu } from '../../../lib/focus-row-menu'
import { outcomeOf } from '../../../lib/outcome-of'
import { trpc } from '../../../lib/trpc'
import { lazyDialog } from '../../../ui/lazy-dialog'
import { useProjectChanged } from '../use-project-changed'

const HandInDialog = lazyDialog(() =>
  import('../../../shared/reviews/hand-in-dialog').then((module) => module.HandInDialog),
)

interface HandInProps {
  about: Task | undefined
  opened: boolean
  close: () => void
}

/** Sends a task for review; its menu gets the focus back in its new state. */
export function HandIn({ about, close, opened }: HandInProps) {
  const changed = useProjectChanged()
  const handIn = trpc.portal.tasks.handIn.useMutation(
    outcomeOf(changed, { done: 'Task Moved', failed: 'Failed to move the task' }),
  )
  return (
    <HandInDialog
      task={about}
      opened={opened}
      onClose={close}
      pending={handIn.isPending}
      onSend={(input) =>
        handIn.mutate(input, {
          onSuccess() {
            close()
            focusRowMenu([input.id])
          },
        })
      }
    />
  )
}
