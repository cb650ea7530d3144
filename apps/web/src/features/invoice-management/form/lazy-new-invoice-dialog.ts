import { lazyDialog } from '../../../ui/lazy-dialog'

export const NewInvoiceDialog = lazyDialog(() =>
  import('./new-invoice-dialog').then((module) => module.NewInvoiceDialog),
)
