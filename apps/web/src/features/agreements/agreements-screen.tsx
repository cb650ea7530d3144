import { Tabs } from '@mantine/core'
import { PageHeader } from '../../ui/page-header'
import { TabLine } from '../../ui/tab-line'
import { AgreementList } from './agreement-list'
import { type AgreementTab, agreementTabs } from './agreements-search'
import { DocumentList } from './document-list'

interface AgreementsScreenProps {
  tab: AgreementTab
  onTabChange: (tab: AgreementTab) => void
}

export function AgreementsScreen({ onTabChange, tab }: AgreementsScreenProps) {
  return (
    <>
      <PageHeader title="Agreements">Review, sign, and download your agreements.</PageHeader>
      <Tabs value={tab} onChange={(value) => onTabChange(toTab(value))} keepMounted={false}>
        <TabLine label="Agreements and documents">
          <Tabs.Tab value="agreements">Agreements</Tabs.Tab>
          <Tabs.Tab value="signatures">E-Signatures</Tabs.Tab>
        </TabLine>
        <Tabs.Panel value="agreements">
          <AgreementList />
        </Tabs.Panel>
        <Tabs.Panel value="signatures">
          <DocumentList />
        </Tabs.Panel>
      </Tabs>
    </>
  )
}

function toTab(value: string | null): AgreementTab {
  return agreementTabs.find((tab) => tab === value) ?? 'agreements'
}
