import { Button, Card } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { notify } from '../../lib/notify'
import { BackLink } from '../../ui/back-link'
import { CarouselPager } from '../../ui/carousel-pager'
import { ChatBubble } from '../../ui/chat-bubble'
import { ChatLog } from '../../ui/chat-log'
import { DeadEnd } from '../../ui/dead-end'
import { Grass, Tuft } from '../../ui/grass'
import { LoopingCarousel } from '../../ui/looping-carousel'
import { NewVersion } from '../../ui/new-version'
import { OverdueBadge } from '../../ui/overdue-badge'
import { PageHeader } from '../../ui/page-header'
import { PageSpinner } from '../../ui/page-spinner'
import { QuietNotice } from '../../ui/quiet-notice'
import { SiteHead } from '../../ui/site-head'
import { SiteWidth } from '../../ui/site-width'
import { ToastCard } from '../../ui/toast-card'
import { Toaster } from '../../ui/toaster'
import { ToasterHost } from '../../ui/toaster-host'
import { Keeping } from './keeping'
import { type Group, specimen } from './specimen'

const nothing = () => {}
const slides = ['Speed to lead', 'Receptionist', 'Flywheel'].map((label) => ({
  id: label,
  label,
  content: <Card>{label}</Card>,
}))
const meadow = {
  seed: 7,
  width: 600,
  height: 120,
  blades: { far: 30, mid: 24, near: 12 },
  tallest: () => 110,
  seedsFrom: 60,
}

export const siteGroup: Group = {
  title: 'Pages and notices',
  specimens: [
    specimen(PageHeader, {
      usual: <PageHeader title="Invoices">12 invoices</PageHeader>,
      'with a badge and an action': (
        <PageHeader title="INV-2026-0007" badge={<OverdueBadge />} action={<Button>Send</Button>}>
          Okafor Veterinary
        </PageHeader>
      ),
    }),
    specimen(SiteHead, {
      usual: (
        <SiteHead title="Smart AI" lead="What it does for you." back={<BackLink to="/">Home</BackLink>} />
      ),
    }),
    specimen(SiteWidth, { usual: <SiteWidth>As wide as public pages.</SiteWidth> }),
    specimen(DeadEnd, {
      usual: (
        <DeadEnd title="Nothing here" text="This address leads nowhere." action={<Button>Home</Button>} />
      ),
    }),
    specimen(QuietNotice, {
      usual: <QuietNotice icon={<IconCheck />} title="Sent" text="You get an email." />,
      good: <QuietNotice icon={<IconCheck />} tone="good" title="Paid" text="Thank you." />,
      bad: <QuietNotice icon={<IconX />} tone="bad" title="Declined" text="Try another card." />,
    }),
    specimen(ToastCard, {
      usual: <ToastCard toast={{ title: 'Saved', message: 'The lead was saved.' }} onClose={nothing} />,
      failed: (
        <ToastCard
          toast={{ title: 'Failed', message: 'Please try again.', color: 'danger' }}
          onClose={nothing}
        />
      ),
    }),
    specimen([ToasterHost, Toaster], {
      'a toast': (
        <Button variant="default" onClick={() => notify({ title: 'Saved', message: 'The lead was saved.' })}>
          Show a toast
        </Button>
      ),
    }),
    specimen(NewVersion, { 'appears at the foot of the page when a new version is served': <NewVersion /> }),
    specimen(PageSpinner, { loading: <PageSpinner label="Loading a page" /> }),
    specimen(ChatLog, {
      'two messages': (
        <ChatLog label="Chat">
          <ChatBubble mine>Do you work on weekends?</ChatBubble>
          <ChatBubble>We answer until noon on Saturdays.</ChatBubble>
        </ChatLog>
      ),
    }),
    specimen(ChatBubble, {
      theirs: <ChatBubble>We answer until noon.</ChatBubble>,
      mine: <ChatBubble mine>Thank you!</ChatBubble>,
    }),
    specimen(LoopingCarousel, {
      'three slides': (
        <Keeping initial={slides[0]?.id}>
          {(shown, setShown) => (
            <LoopingCarousel label="Demos" slides={slides} shown={shown} onShown={setShown} slideSize="60%" />
          )}
        </Keeping>
      ),
    }),
    specimen(CarouselPager, {
      'the second of three': <CarouselPager embla={undefined} slides={slides} active={1} />,
    }),
    specimen(Grass, { 'a meadow': <Grass plan={meadow} /> }),
    specimen(Tuft, { usual: <Tuft /> }),
  ],
}
