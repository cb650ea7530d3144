import type { Task } from '@tallgrass/contracts'
import { lazyDialog } from '../../../ui/lazy-dialog'
import { useHandIn } from './use-move-task'

const HandInDialog = lazyDialog(() =>
  import('../../../shared/reviews/hand-in-dialog').then((module) => module.HandInDialog),
)

interface HandInProps {
  about: Task | undefined
  opened: boolean
  close: () => void
  onSent: () => void
}

/** Asks what goes with the client's work. It outlives the row of the task, so that nothing typed is lost. */
export function HandIn({ about, close, onSent, opened }: HandInProps) {
  const handIn = useHandIn(() => {
    close()
    onSent()
  })
  return (
    <HandInDialog
      task={about}
      opened={opened}
      onClose={close}
      pending={handIn.isPending}
      onSend={handIn.mutate}
    />
  )
}
