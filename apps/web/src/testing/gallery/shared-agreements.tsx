import { agreementStatuses, bookingStatuses, documentStatuses } from '@tallgrass/domain'
import { bookings, client, documents } from '@tallgrass/mocks'
import { AgreementStatusBadge } from '../../shared/agreements/agreement-status-badge'
import { DocumentLink } from '../../shared/agreements/document-link'
import { DocumentStatusBadge } from '../../shared/agreements/document-status-badge'
import { EndedTime, EndingNote } from '../../shared/agreements/ending-note'
import { SignLink } from '../../shared/agreements/sign-link'
import { SignOffer } from '../../shared/agreements/sign-offer'
import { SignerWord } from '../../shared/agreements/signer-word'
import { WithdrawnNote } from '../../shared/agreements/withdrawn-note'
import { BookingBadge } from '../../shared/bookings/booking-badge'
import { ChoiceGrid } from '../../shared/bookings/choice-grid'
import { DayPages } from '../../shared/bookings/day-pages'
import { SlotPicker } from '../../shared/bookings/slot-picker'
import { Keeping } from './keeping'
import { dayIn, inDays } from './moments'
import { sampleOf } from './sample-of'
import { type Group, specimen, statesOf } from './specimen'

const what = 'Retainer for the front desk'
const noEnding = {
  declinedAt: null,
  declineReason: null,
  expiredAt: null,
  withdrawnBy: null,
  withdrawReason: null,
}
const signer = { signerId: client.id, signerName: client.name }
const declined = { ...noEnding, declinedAt: inDays(-2), declineReason: 'The price is too high' }
const expired = { ...noEnding, expiredAt: inDays(-2) }
const withdrawn = { ...expired, withdrawnBy: 'Ruth Calloway', withdrawReason: 'A newer one was sent' }
const booking = sampleOf(bookings)
const days = [1, 2, 3].map((day) => ({ key: dayIn(day), weekday: 'Day', date: dayIn(day).slice(5) }))
const slots = [1, 1.1, 1.2, 2, 2.1].map(inDays)

export const agreementsGroup: Group = {
  title: 'Agreements and calls',
  specimens: [
    specimen(AgreementStatusBadge, {
      ...statesOf(agreementStatuses, (status) => <AgreementStatusBadge status={status} />),
      'to the client': <AgreementStatusBadge status="SENT" toClient />,
    }),
    specimen(
      DocumentStatusBadge,
      statesOf(documentStatuses, (status) => <DocumentStatusBadge status={status} />),
    ),
    specimen(DocumentLink, {
      usual: <DocumentLink url={`/documents/${sampleOf(documents).id}`} what={what} />,
    }),
    specimen(SignLink, { usual: <SignLink url={`/sign/${sampleOf(documents).id}`} what={what} /> }),
    specimen(SignOffer, {
      'for the signer': <SignOffer url="/sign/5f1c" signerName={client.name} what={what} />,
      'for a colleague': <SignOffer url={null} signerName={client.name} what={what} />,
    }),
    specimen(SignerWord, {
      known: <SignerWord id={client.id} name={client.name} />,
      unknown: <SignerWord id={null} name={null} />,
    }),
    specimen(EndingNote, {
      declined: <EndingNote ended={{ ...declined, ...signer }} />,
      expired: <EndingNote ended={{ ...expired, ...signer }} />,
      withdrawn: <EndingNote ended={{ ...withdrawn, ...signer }} />,
    }),
    specimen(EndedTime, {
      declined: <EndedTime ended={declined} />,
      expired: <EndedTime ended={expired} />,
      withdrawn: <EndedTime ended={withdrawn} />,
    }),
    specimen(WithdrawnNote, {
      usual: <WithdrawnNote expiredAt={withdrawn.expiredAt} withdrawnBy={withdrawn.withdrawnBy} />,
    }),
    specimen(BookingBadge, {
      ...statesOf(bookingStatuses, (status) => <BookingBadge booking={{ ...booking, status }} />),
      'no time yet': <BookingBadge booking={{ ...booking, status: 'scheduled', scheduledFor: null }} />,
      begun: <BookingBadge booking={{ ...booking, status: 'scheduled', scheduledFor: inDays(-0.01) }} />,
    }),
    specimen(ChoiceGrid, {
      usual: (
        <Keeping<string | null> initial="one">
          {(value, onChange) => (
            <ChoiceGrid
              legend="A time"
              name="choice"
              size="medium"
              choices={[
                { value: 'one', label: '9:00 AM' },
                { value: 'two', label: '9:30 AM' },
              ]}
              value={value}
              onChange={onChange}
            />
          )}
        </Keeping>
      ),
    }),
    specimen(DayPages, {
      usual: (
        <Keeping initial={dayIn(1)}>
          {(value, onChange) => <DayPages legend="A day" days={days} value={value} onChange={onChange} />}
        </Keeping>
      ),
    }),
    specimen(SlotPicker, {
      usual: (
        <Keeping<(typeof slots)[number] | null> initial={null}>
          {(value, onChange) => (
            <SlotPicker
              slots={slots}
              value={value}
              onChange={onChange}
              words={{ day: 'Day', time: 'Time' }}
              business={{ timeZone: 'America/Chicago', label: 'our time' }}
            />
          )}
        </Keeping>
      ),
    }),
  ],
}
