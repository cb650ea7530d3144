/** What a visitor has told us about themselves, as typed. */
export interface ContactDetails {
  name?: string
  company?: string
  email?: string
  phone?: string
}

/** What is the business's own, and so no detail of a visitor. */
export interface OwnDetails {
  phone: string
  /** Cities and regions, which follow “from” as companies do. */
  places: readonly string[]
}

/** Stands for a detail that was taken out. */
const MARK = '\u0000'
const EMAIL = /[^\s@<>()",;:]+@[^\s@<>()",;:]+\.\p{L}{2,}/u
const PHONE = /(?<![\d-])(?:\+\d[\d .()-]{7,16}\d|(?:1[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]?\d{4})(?![\d-])/
const WORD = String.raw`\p{Lu}[\p{L}'’-]*`
const NAMES = `${WORD}(?: ${WORD}){0,2}`
const INTRODUCED = new RegExp(`\\b(?:[Mm][Yy] )?[Nn]ame(?:'s|’s| is|:) ?(${NAMES})`, 'u')
const INTRODUCED_SMALL = /\bmy name(?:'s|’s| is) (\p{L}[\p{L}'’-]+)/iu
const I_AM = new RegExp(String.raw`\b(?:[Ii] [Aa][Mm]|[Ii]['’]?[Mm]) (${NAMES})`, 'u')
/** One word after “this is” is an opinion. */
const THIS_IS = new RegExp(String.raw`\b[Tt]his is (${WORD} ${NAMES})`, 'u')
const HERE = new RegExp(String.raw`(?:^|[.,!?\n] ?|\b[Hh](?:i|ello|ey),? )(${NAMES}) here\b`, 'u')
const COMPANY_WORD = String.raw`(?!I\b)[\p{Lu}\d][\p{L}\d'’&.-]*`
const COMPANY = `(${COMPANY_WORD}(?: (?:(?:&|of|of the) )?${COMPANY_WORD})*)`
const AFTER_NAME = new RegExp(`^,? ?(?:here )?(?:from|with|at|of|owner of) ${COMPANY}`, 'u')
const OWN_COMPANY = new RegExp(
  String.raw`\b(?:[Ii] (?:own|run)|(?:[Mm]y|[Oo]ur) (?:company|business|shop) is|[Cc]ompany:) ${COMPANY}`,
  'u',
)
/** Words that follow “I’m” or stand before “here”, and are no names. */
const NO_NAME =
  /^(?:a|an|the|in|on|at|from|with|not|no|just|still|so|very|really|sure|sorry|ok|okay|fine|good|happy|glad|interested|looking|trying|ready|done|back|here|new|open|also|already|thinking|wondering|calling|writing|having|getting|going|using|afraid|tired|sick|mad|angry|anyone|anybody|someone|right|out|over|up|who|we|you|it|is|great|terrible|urgent|spanish|scorm|strides)$/i

/** Words around details. */
const INTRODUCING = new Set(
  (
    "my name is i am im i’m i'm this it its it’s it's here from with at of on by to and or the a our own run owner company " +
    'business shop you u can could please reach me call text write email mail phone cell number hi hello hey best after before'
  ).split(' '),
)
const MIN_OTHER_WORDS = 2

/** The details that a message contains about its author. */
export function contactDetailsIn(message: string, own: OwnDetails): ContactDetails {
  const email = message.match(EMAIL)?.[0]
  const phone = message.match(PHONE)?.[0].trim()
  const isOwn = phone !== undefined && digitsOf(phone).endsWith(digitsOf(own.phone))
  const text = [email, phone].reduce<string>((rest, one) => (one ? rest.replace(one, MARK) : rest), message)
  const found = nameIn(text, email)
  const company = companyIn(text, { name: found, own })
  return {
    ...(found && { name: found }),
    ...(company && { company }),
    ...(email && { email }),
    ...(phone && !isOwn && { phone }),
  }
}

/** The details of several messages; what was said last counts. */
export function contactDetailsFrom(messages: readonly string[], own: OwnDetails): ContactDetails {
  const details: ContactDetails = {}
  for (const message of messages) Object.assign(details, contactDetailsIn(message, own))
  return details
}

/** The message without the parts that only tell details: what is left to answer. */
export function withoutContactDetails(message: string, own: OwnDetails): string {
  const details = Object.values(contactDetailsIn(message, own))
  if (details.length === 0) return message
  const marked = details.reduce<string>((text, detail) => text.replace(detail, MARK), message)
  const parts = marked.split(/(?<=[.?!])\s+|[,;\n]+|\s+(?:and|but)\s+/u)
  const left = parts.filter((part) => !part.includes(MARK) || saysMore(part))
  return left.join(' ').replaceAll(MARK, '').trim()
}

/** True if a part with details also asks or tells something else. */
function saysMore(part: string): boolean {
  const words = part.toLowerCase().match(/[\p{L}'’]+/gu) ?? []
  return words.filter((word) => !INTRODUCING.has(word)).length >= MIN_OTHER_WORDS
}

function nameIn(text: string, email: string | undefined): string | undefined {
  const introduced = text.match(INTRODUCED)?.[1] ?? text.match(INTRODUCED_SMALL)?.[1]
  if (introduced) return introduced
  const said = (text.match(I_AM) ?? text.match(THIS_IS) ?? text.match(HERE))?.[1]
  if (said) return said.split(' ').some((word) => NO_NAME.test(word)) ? undefined : said
  // Typed in lowercase on a phone: a name if the address has it, too.
  const small = text.match(/\b(?:i am|i['’]?m) (\p{L}{3,})/iu)?.[1]
  return small && email?.toLowerCase().includes(small.toLowerCase()) ? small : undefined
}

function companyIn(text: string, { name, own }: { name: string | undefined; own: OwnDetails }) {
  const after = name ? text.slice(text.indexOf(name) + name.length) : ''
  const company = after.match(AFTER_NAME)?.[1] ?? text.match(OWN_COMPANY)?.[1]
  const stripped = company?.replace(/[.,]+$/, '')
  const isPlace = own.places.some((place) => place.toLowerCase() === stripped?.toLowerCase())
  return stripped && !isPlace ? stripped : undefined
}

function digitsOf(phone: string): string {
  return phone.replaceAll(/\D/g, '').slice(-10)
}
