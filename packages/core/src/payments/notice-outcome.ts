/** What comes of a notice, and the words that are stored with it. */
export const noticeWords = {
  nothing_to_do: 'Nothing to do',
  provider_left: 'Its provider is no longer in use',
  session_unknown: 'The provider knows no such session',
  session_not_ours: 'Not ours',
  session_open: 'Still open',
  session_expired: 'Expired',
  nothing_charged: 'Nothing was charged',
  paid: 'Paid',
  wrong_amount: 'Another amount than is due',
  already_paid: 'The invoice was paid already',
  voided: 'The invoice has been voided',
  unmatched: 'No invoice fits',
  refund_unknown: 'The provider knows no such refund',
  refund_unmatched: 'No payment fits',
  refund_pending: 'Not given back yet',
  refunded: 'Given back',
  refund_failed: 'Failed',
  already_recorded: 'Known already',
} as const

export type NoticeOutcome = keyof typeof noticeWords
