import { notify } from '../../../lib/notify'
import { notifyRefusal } from '../../../lib/notify-refusal'
import { trpc } from '../../../lib/trpc'

/** Mutations that change who answers. `onChanged` is called after each, also after a refusal. */
export function useDesk({ onChanged }: { onChanged: () => void }) {
  const { admin } = trpc.useUtils()
  const outcome = (title: string, failed: string) => ({
    onSuccess: () => notify({ title }),
    onError: (error: unknown) => notifyRefusal(error, { failed }),
    // After a refusal too, because it means that the screen is out of date.
    async onSettled() {
      await admin.conversations.invalidate()
      onChanged()
    },
  })
  const { close, handBack, markHandled, takeOver } = trpc.admin.conversations
  return {
    takeOver: takeOver.useMutation(
      outcome('Conversation Taken Over', 'Failed to take over the conversation. Please try again.'),
    ),
    handBack: handBack.useMutation(
      outcome('Conversation Handed Back', 'Failed to hand back the conversation. Please try again.'),
    ),
    close: close.useMutation(
      outcome('Conversation Closed', 'Failed to close the conversation. Please try again.'),
    ),
    markHandled: markHandled.useMutation(
      outcome('Marked as Handled', 'Failed to mark the conversation as handled. Please try again.'),
    ),
  }
}
