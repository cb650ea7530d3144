/** The outcomes of a notice, with the words stored for each. */
export const noticeWords = {
  nothing_to_do: 'Nothing to do',
  provider_left: 'The provider is no longer configured',
  session_unknown: 'The provider does not know this session',
  session_not_ours: 'Not one of our sessions',
  session_open: 'Still open',
  session_expired: 'Expired',
  nothing_charged: 'Nothing was charged',
  paid: 'Paid',
  wrong_amount: 'The amount does not match the invoice',
  already_paid: 'The invoice was already paid',
  voided: 'The invoice has been voided',
  unmatched: 'No matching invoice',
  refund_unknown: 'The provider does not know this refund',
  refund_unmatched: 'No matching payment',
  refund_pending: 'Refund pending',
  refunded: 'Refunded',
  refund_failed: 'Failed',
  already_recorded: 'Already recorded',
} as const

export type NoticeOutcome = keyof typeof noticeWords
