import { useState } from 'react'
import { notify } from '../../../lib/notify'
import { notifyRefusal } from '../../../lib/notify-refusal'
import { trpc } from '../../../lib/trpc'
import { type AnswerPlace, keepAnswer, recallAnswer } from './kept-answer'

/** The answer being written. A draft of the assistant is marked until it is edited. */
export function useAnswer(place: AnswerPlace) {
  const { id } = place
  const { admin } = trpc.useUtils()
  const [text, setText] = useState(() => recallAnswer(place))
  const [isDraft, setIsDraft] = useState(false)

  function write(typed: string, { asDraft = false } = {}) {
    setText(typed)
    setIsDraft(asDraft)
    keepAnswer(place, typed)
  }
  const answer = trpc.admin.conversations.answer.useMutation({
    onSuccess: async (_, { message }) => {
      await admin.conversations.invalidate()
      // What was typed while it was being sent stays.
      setText((typed) => {
        const rest = typed === message ? '' : typed
        keepAnswer(place, rest)
        return rest
      })
      setIsDraft(false)
    },
    onError: (error) => {
      notifyRefusal(error, { failed: 'Failed to send the answer. Please try again.' })
      void admin.conversations.invalidate()
    },
  })
  const draft = trpc.admin.conversations.draft.useMutation({
    onSuccess({ text: drafted }) {
      if (drafted === null)
        notify({ title: 'No Draft', message: 'The site says nothing about the last question.' })
      // Nothing that was typed since is lost.
      else {
        setText((typed) => (typed.trim() ? `${typed}\n\n${drafted}` : drafted))
        setIsDraft(true)
      }
    },
    onError: (error) => notifyRefusal(error, { failed: 'Failed to draft an answer. Please try again.' }),
  })
  return {
    text,
    isDraft,
    write,
    isSending: answer.isPending,
    isDrafting: draft.isPending,
    askForDraft: () => draft.mutate({ id }),
    send() {
      if (text.trim() && !answer.isPending) answer.mutate({ id, message: text })
    },
  }
}
