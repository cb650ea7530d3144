import type { SigningView } from '@tallgrass/contracts'
import { useEffect, useRef } from 'react'
import { trpc } from '../../lib/trpc'

/** Says once that the client has the document before their eyes. */
export function useRecordOpening(
  { id, role, status }: SigningView,
  { isAsked, token }: { isAsked: boolean; token: string | undefined },
) {
  const { mutate } = trpc.portal.signing.open.useMutation()
  const noted = useRef(false)
  const isFirstLook = role === 'CLIENT' && isAsked && status === 'sent'
  useEffect(() => {
    if (!isFirstLook || noted.current) return
    noted.current = true
    mutate({ documentId: id, ...(token !== undefined && { token }) })
  }, [id, isFirstLook, mutate, token])
}
