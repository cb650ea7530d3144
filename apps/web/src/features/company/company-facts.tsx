import { Button, Card, Group, Text, Title } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import type { Company } from '@tallgrass/contracts'
import type { ContactRight } from '@tallgrass/domain'
import { useId, useState } from 'react'
import { viewToken } from '../../lib/view-token'
import { zoneName } from '../../lib/zone-name'
import { OfferInView } from '../../shared/contacts/offer-in-view'
import { type Fact, Facts } from '../../ui/facts'
import { lazyDialog } from '../../ui/lazy-dialog'
import { companyWords } from './company-words'

const EditCompanyDialog = lazyDialog(() =>
  import('./company-dialogs').then((module) => module.EditCompanyDialog),
)

/** The facts of a company, or of a private person, which any contact may read. */
export function CompanyFacts({ company, rights }: { company: Company; rights: ContactRight[] }) {
  const [editing, setEditing] = useState(false)
  const heading = useId()
  const words = companyWords(company)
  return (
    <Card component="section" aria-labelledby={heading}>
      <Group justify="space-between" mb="md">
        <Title order={2} size="h3" id={heading}>
          {words.title}
        </Title>
        {viewToken() !== null ? (
          <OfferInView label={words.edit} deed="changes" />
        ) : (
          <Button variant="default" leftSection={<IconPencil aria-hidden />} onClick={() => setEditing(true)}>
            {words.edit}
          </Button>
        )}
      </Group>
      <Facts facts={factsOf(company)} />
      {company.name && (
        <Text c="dimmed" fz="sm" mt="md">
          Tell us if your company’s name changes.
        </Text>
      )}
      <EditCompanyDialog
        company={company}
        rights={rights}
        opened={editing}
        onClose={() => setEditing(false)}
      />
    </Card>
  )
}

const UNKNOWN = 'Not provided'

function factsOf(company: Company): Fact[] {
  const { invoiceEmail, legalName, name, phone, postalAddress, taxId, timeZone } = company
  return [
    ...(name ? [{ label: 'Name', value: name }] : []),
    { label: 'Legal name', value: legalName ?? UNKNOWN },
    { label: 'Postal address', value: postalAddress ?? UNKNOWN },
    { label: 'Phone', value: phone ?? UNKNOWN },
    { label: 'Email for invoices', value: invoiceEmail ?? UNKNOWN },
    { label: 'Tax ID', value: taxId ?? UNKNOWN },
    { label: 'Time zone', value: timeZone ? zoneName(timeZone) : UNKNOWN },
  ]
}
