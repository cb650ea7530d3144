import type { ProjectMessage } from '@tallgrass/contracts'
import { useState } from 'react'
import { endWithSession } from '../../lib/own-work'
import { watchInput } from '../../lib/unsaved-input'
import { useSessionUser } from '../../lib/use-session-user'

interface Edit {
  text: string
  isChanged: boolean
}

/** By author and message: an edit outlives its screen until it is saved or given up, or its author signs out. */
const edits = new Map<string, Edit>()
let unwatch: (() => void) | undefined

function remove(key: string) {
  edits.delete(key)
  if (edits.size > 0) return
  unwatch?.()
  unwatch = undefined
}
endWithSession(() => {
  for (const key of edits.keys()) remove(key)
})

/** The text of a message while its author edits it; undefined before and afterwards. */
export function useKeptEdit({ body, id }: ProjectMessage) {
  const key = `${useSessionUser()?.id} ${id}`
  const [edit, setEdit] = useState(() => edits.get(key))

  function write(text: string) {
    const next = { text, isChanged: text.trim() !== body }
    edits.set(key, next)
    unwatch ??= watchInput(() => [...edits.values()].some(({ isChanged }) => isChanged))
    setEdit(next)
  }
  function end() {
    remove(key)
    setEdit(undefined)
  }
  return { edit, begin: () => write(body), write, end }
}

export type OpenEdit = ReturnType<typeof useKeptEdit> & { edit: Edit }
