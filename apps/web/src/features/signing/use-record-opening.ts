import type { SigningView } from '@tallgrass/contracts'
import { useEffect, useRef } from 'react'
import { trpc } from '../../lib/trpc'

/** Records once that the client has opened the document. */
export function useRecordOpening(
  { id, role, status }: SigningView,
  { isAsked, token }: { isAsked: boolean; token: string | undefined },
) {
  const { mutate } = trpc.portal.signing.open.useMutation()
  const recorded = useRef(false)
  const isFirstLook = role === 'CLIENT' && isAsked && status === 'sent'
  useEffect(() => {
    if (!isFirstLook || recorded.current) return
    recorded.current = true
    mutate({ documentId: id, ...(token !== undefined && { token }) })
  }, [id, isFirstLook, mutate, token])
}
