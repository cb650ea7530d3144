import type { UseFormReturnType } from '@mantine/form'
import type { NoticeDelivery } from '@tallgrass/domain'

export interface CardFormValues {
  sessionId: string
  cardNumber: string
  expiry: string
  cvc: string
  delivery: NoticeDelivery
}

export type CardFormType = UseFormReturnType<CardFormValues>

export const emptyCard = { cardNumber: '', expiry: '', cvc: '', delivery: 'once' } as const
