import { conversationDetails, leads, organizations, people } from '@tallgrass/mocks'
import { BrandLogo } from '../../shared/business/brand-logo'
import { QuietFrame } from '../../shared/business/quiet-frame'
import { ClientLine } from '../../shared/clients/client-line'
import { ClientLink } from '../../shared/clients/client-link'
import { ClientPicker } from '../../shared/clients/client-picker'
import { type NamedOrganization, OrganizationPicker } from '../../shared/clients/organization-picker'
import { ConfirmAddressDialog } from '../../shared/contacts/confirm-address-dialog'
import { OfferInView } from '../../shared/contacts/offer-in-view'
import { RightBadges } from '../../shared/contacts/right-badges'
import { RightNote } from '../../shared/contacts/right-note'
import { UnconfirmedBadge } from '../../shared/contacts/unconfirmed-badge'
import { UnconfirmedWarning } from '../../shared/contacts/unconfirmed-warning'
import { Transcript } from '../../shared/conversations/transcript'
import { InvitationLink } from '../../shared/invitations/invitation-link'
import { InvitationLinkDialog } from '../../shared/invitations/invitation-link-dialog'
import { LeadLink } from '../../shared/leads/lead-link'
import { Keeping } from './keeping'
import { inDays } from './moments'
import { Opening } from './opening'
import { sampleOf } from './sample-of'
import { type Group, specimen, statesOf } from './specimen'

const organization = sampleOf(organizations)
const lead = sampleOf(leads)
const deeds = ['pays', 'signs', 'reviews', 'moves', 'changes'] as const
const link = {
  email: 'dele@okaforveterinary.example',
  inviteUrl: 'https://example.com/invite/5f1c',
  expiresAt: inDays(7),
}
const client = people.find(({ role }) => role === 'CLIENT') ?? sampleOf(people)

export const peopleGroup: Group = {
  title: 'Clients, contacts and leads',
  specimens: [
    specimen(ClientLine, {
      'of a client': <ClientLine name={organization.name} organizationId={organization.id} />,
      'of none': <ClientLine name="Castellan Roofing" organizationId={null} />,
    }),
    specimen(ClientLink, {
      usual: <ClientLink name={organization.name} organizationId={organization.id} />,
      labeled: <ClientLink name={organization.name} organizationId={organization.id} label="Open client" />,
    }),
    specimen(ClientPicker, {
      usual: <ClientPicker onChange={() => {}} />,
      refused: <ClientPicker onChange={() => {}} error="Choose a client" />,
    }),
    specimen(OrganizationPicker, {
      usual: (
        <Keeping<NamedOrganization | undefined> initial={undefined}>
          {(value, onChange) => (
            <OrganizationPicker
              label="Another client"
              except={organization.id}
              value={value}
              onChange={onChange}
            />
          )}
        </Keeping>
      ),
    }),
    specimen(ConfirmAddressDialog, {
      usual: <Opening>{(dialog) => <ConfirmAddressDialog {...dialog} person={client} />}</Opening>,
    }),
    specimen(
      OfferInView,
      statesOf(deeds, (deed) => <OfferInView label="Go on" deed={deed} />),
    ),
    specimen(RightBadges, {
      all: <RightBadges rights={{ pays: true, reviews: true, signs: true }} />,
      one: <RightBadges rights={{ pays: true, reviews: false, signs: false }} />,
      none: <RightBadges rights={{ pays: false, reviews: false, signs: false }} />,
    }),
    specimen(RightNote, { pays: <RightNote right="pays" />, reviews: <RightNote right="reviews" /> }),
    specimen(UnconfirmedBadge, { usual: <UnconfirmedBadge /> }),
    specimen(UnconfirmedWarning, {
      'one person': <UnconfirmedWarning names={['Dele Okafor']} />,
      'with a choice': (
        <Keeping initial={false}>
          {(checked, onChange) => (
            <UnconfirmedWarning names={['Dele Okafor', 'Joel Okafor']} known={{ checked, onChange }} />
          )}
        </Keeping>
      ),
    }),
    specimen(Transcript, {
      usual: <Transcript conversation={sampleOf(conversationDetails)} label="Chat with a visitor" />,
    }),
    specimen(InvitationLink, {
      'not mailed': <InvitationLink {...link} emailSent={false} />,
      mailed: <InvitationLink {...link} emailSent />,
    }),
    specimen(InvitationLinkDialog, {
      usual: (
        <Opening>
          {(dialog) => <InvitationLinkDialog {...dialog} link={{ ...link, emailSent: true }} />}
        </Opening>
      ),
    }),
    specimen(LeadLink, {
      named: <LeadLink lead={lead} />,
      unnamed: <LeadLink lead={{ ...lead, name: null }} />,
    }),
    specimen(BrandLogo, {
      usual: <BrandLogo name="Tallgrass" />,
      compact: <BrandLogo name="Tallgrass" compact />,
    }),
    specimen(QuietFrame, {
      usual: <QuietFrame>What a mailed link shows.</QuietFrame>,
      'with a note': <QuietFrame note="Nothing was sent.">What a mailed link shows.</QuietFrame>,
    }),
  ],
}
