import { Button } from '@mantine/core'
import { DateTime } from '../../ui/date-time'
import { EmailLink } from '../../ui/email-link'
import { EmailText } from '../../ui/email-text'
import { ExactTime } from '../../ui/exact-time'
import { Facts } from '../../ui/facts'
import { Hint } from '../../ui/hint'
import { HintedTime } from '../../ui/hinted-time'
import { LinkedText } from '../../ui/linked-text'
import { MessageText } from '../../ui/message-text'
import { PhoneLink } from '../../ui/phone-link'
import { Preformatted } from '../../ui/preformatted'
import { PrintedDay } from '../../ui/printed-day'
import { RelativeTime } from '../../ui/relative-time'
import { TextParts } from '../../ui/text-parts'
import { ZoneNote } from '../../ui/zone-note'
import { ZonedDateTime } from '../../ui/zoned-date-time'
import { dayIn, inDays } from './moments'
import { type Group, specimen } from './specimen'

const EMAIL = 'maren.okafor@okaforveterinary.example'
const facts = [
  { label: 'Client', value: 'Okafor Veterinary' },
  { label: 'Amount', value: '$2,400.00' },
  { label: 'Id', value: '01a223c2-6129-7455', plain: true },
]

export const wordsGroup: Group = {
  title: 'Times and texts',
  specimens: [
    specimen(DateTime, { 'a time': <DateTime at={inDays(-3)} /> }),
    specimen(RelativeTime, {
      'just now': <RelativeTime at={inDays(0)} />,
      past: <RelativeTime at={inDays(-3)} />,
      ahead: <RelativeTime at={inDays(2)} />,
    }),
    specimen(ExactTime, { 'a time': <ExactTime at={inDays(-1)} /> }),
    specimen(HintedTime, {
      'hint on hover and focus': (
        <HintedTime dateTime={inDays(-1)} text="yesterday" hint={() => 'Thursday at 4:10 PM'} />
      ),
    }),
    specimen(PrintedDay, {
      ahead: <PrintedDay day={dayIn(3)} />,
      past: <PrintedDay day={dayIn(-3)} />,
      over: <PrintedDay day={dayIn(-3)} isOver />,
    }),
    specimen(ZonedDateTime, { 'a time': <ZonedDateTime at={inDays(1)} /> }),
    specimen(ZoneNote, { 'the own time zone': <ZoneNote /> }),
    specimen(EmailLink, { known: <EmailLink email={EMAIL} />, none: <EmailLink email="" /> }),
    specimen(EmailText, { 'breaks after the @': <EmailText>{EMAIL}</EmailText> }),
    specimen(PhoneLink, {
      'can be dialed': <PhoneLink phone="(214) 555-0117 ext. 4" />,
      'cannot be dialed': <PhoneLink phone="ask Dele" />,
    }),
    specimen(LinkedText, {
      'with a link': <LinkedText>The files are at https://example.com/files.</LinkedText>,
    }),
    specimen(MessageText, {
      'with a link': <MessageText>Read [our prices](https://example.com/prices) first.</MessageText>,
    }),
    specimen(TextParts, {
      'with a link': <TextParts parts={[{ text: 'Read ' }, { text: 'this', href: 'https://example.com' }]} />,
    }),
    specimen(Preformatted, {
      text: <Preformatted>{'First line\nSecond line: https://example.com'}</Preformatted>,
      code: <Preformatted code>{'{\n  "type": "lead.created"\n}'}</Preformatted>,
    }),
    specimen(Facts, {
      usual: <Facts facts={facts} />,
      long: <Facts facts={facts} long />,
      short: <Facts facts={facts} short />,
    }),
    specimen(Hint, {
      'on hover and focus': (
        <Hint label="Says more">
          <Button variant="default">Hover or focus</Button>
        </Hint>
      ),
      disabled: (
        <Hint label="Never shown" disabled>
          <Button variant="default">No hint</Button>
        </Hint>
      ),
    }),
  ],
}
