import { Tabs } from '@mantine/core'
import { IconCheck, IconClock, IconUsers } from '@tabler/icons-react'
import { ActionButton } from '../../ui/action-button'
import { BackLink } from '../../ui/back-link'
import { CopyField } from '../../ui/copy-field'
import { Counters } from '../../ui/counters'
import { ExportCsv } from '../../ui/export-csv'
import { InitialsAvatar } from '../../ui/initials-avatar'
import { ListViewSwitch } from '../../ui/list-view-switch'
import { OverdueBadge } from '../../ui/overdue-badge'
import { PersonAvatar } from '../../ui/person-avatar'
import { RefreshButton } from '../../ui/refresh-button'
import { RowMenu } from '../../ui/row-menu'
import { RowOpener } from '../../ui/row-opener'
import { ShowMore } from '../../ui/show-more'
import { SkipLink } from '../../ui/skip-link'
import { StatusBadge, type Tone } from '../../ui/status-badge'
import { TabLine } from '../../ui/tab-line'
import { ThemeToggle } from '../../ui/theme-toggle'
import { Keeping } from './keeping'
import { type Group, specimen, statesOf } from './specimen'

const tones: Tone[] = ['neutral', 'primary', 'amber', 'info', 'danger']
const nothing = () => {}
const soon = async () => {}
const PIXEL =
  'data:image/svg+xml;utf8,<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%"/></svg>'

export const actionsGroup: Group = {
  title: 'Actions and badges',
  specimens: [
    specimen(ActionButton, {
      usual: <ActionButton>Save</ActionButton>,
      loading: <ActionButton loading>Save</ActionButton>,
      disabled: <ActionButton disabled>Save</ActionButton>,
      danger: <ActionButton color="danger">Delete</ActionButton>,
    }),
    specimen(BackLink, { 'to a list': <BackLink to="/portal/projects">All projects</BackLink> }),
    specimen(CopyField, {
      'a link': <CopyField label="Link" value="https://example.com/invite/5f1c" copyLabel="Copy Link" />,
    }),
    specimen(RefreshButton, { usual: <RefreshButton onRefresh={soon} /> }),
    specimen(ExportCsv, { 'of a list': <ExportCsv path="/api/admin/leads.csv" filters={{}} /> }),
    specimen(RowMenu, {
      'two actions': (
        <RowMenu
          about="Okafor Veterinary"
          actions={[
            { label: 'Edit', onClick: nothing },
            { label: 'Delete', onClick: nothing, destructive: true },
          ]}
        />
      ),
      none: <RowMenu about="Okafor Veterinary" actions={[]} />,
    }),
    specimen(RowOpener, { 'of a row': <RowOpener onOpen={nothing}>Okafor Veterinary</RowOpener> }),
    specimen(ShowMore, {
      'more to come': (
        <ShowMore pages={{ hasNextPage: true, isFetchingNextPage: false, fetchNextPage: soon }} />
      ),
      loading: <ShowMore pages={{ hasNextPage: true, isFetchingNextPage: true, fetchNextPage: soon }} />,
    }),
    specimen(ListViewSwitch, {
      'table or board': (
        <Keeping initial={'table' as const}>
          {(view, setView) => (
            <ListViewSwitch view={view} onChange={(next) => setView(next as typeof view)} />
          )}
        </Keeping>
      ),
    }),
    specimen(TabLine, {
      'three tabs': (
        <Tabs defaultValue="Tasks">
          <TabLine label="Parts">
            {['Tasks', 'Files', 'Messages'].map((tab) => (
              <Tabs.Tab key={tab} value={tab}>
                {tab}
              </Tabs.Tab>
            ))}
          </TabLine>
        </Tabs>
      ),
    }),
    specimen(ThemeToggle, { usual: <ThemeToggle /> }),
    specimen(SkipLink, { 'appears with the focus': <SkipLink /> }),
    specimen(StatusBadge, {
      ...statesOf(tones, (tone) => (
        <StatusBadge tone={tone} icon={<IconClock aria-hidden />}>
          {tone}
        </StatusBadge>
      )),
      solid: (
        <StatusBadge tone="primary" solid icon={<IconCheck aria-hidden />}>
          Done
        </StatusBadge>
      ),
    }),
    specimen(OverdueBadge, { usual: <OverdueBadge /> }),
    specimen(InitialsAvatar, {
      usual: <InitialsAvatar name="Maren Okafor" />,
      large: <InitialsAvatar name="Maren Okafor" size="4rem" />,
    }),
    specimen(PersonAvatar, {
      'without a picture': <PersonAvatar name="Maren Okafor" picture={null} />,
      'with a picture': <PersonAvatar name="Maren Okafor" picture={PIXEL} />,
    }),
    specimen(Counters, {
      loaded: (
        <Counters
          label="People"
          counters={[
            { icon: <IconUsers aria-hidden />, label: 'Clients', value: 12, detail: '3 new this month' },
            { icon: <IconCheck aria-hidden />, label: 'Paid', value: '$10,000.00' },
          ]}
        />
      ),
      loading: (
        <Counters
          label="People, loading"
          counters={[{ icon: <IconUsers aria-hidden />, label: 'Clients', value: undefined }]}
        />
      ),
    }),
  ],
}
