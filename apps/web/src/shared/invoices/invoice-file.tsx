import { Anchor } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { Invoice } from '@tallgrass/contracts'
import classes from './invoice-file.module.css'

const names = { invoice: 'Invoice (PDF)', receipt: 'Receipt (PDF)' }

interface InvoiceFileProps {
  invoice: Pick<Invoice, 'id' | 'title'>
  file: keyof typeof names
}

/** Links to the PDF of an invoice or its receipt. */
export function InvoiceFile({ file, invoice }: InvoiceFileProps) {
  return (
    <Anchor
      href={`/api/invoices/${invoice.id}/${file}.pdf`}
      target="_blank"
      rel="noopener"
      fz="sm"
      aria-label={`${names[file]} of ${invoice.title}`}
      className={classes.file}
    >
      <IconDownload aria-hidden />
      {names[file]}
    </Anchor>
  )
}
