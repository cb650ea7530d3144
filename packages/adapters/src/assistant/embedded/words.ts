import { stemmer } from 'stemmer'

/** How people type on a phone. */
const SHORTHAND: Record<string, string> = {
  abt: 'about',
  acct: 'account',
  addr: 'address',
  appt: 'appointment',
  appts: 'appointments',
  biz: 'business',
  bout: 'about',
  cant: 'cannot',
  em: 'them',
  fb: 'facebook',
  gonna: 'going to',
  gotta: 'got to',
  guys: '',
  hrs: 'hours',
  im: 'i am',
  info: 'information',
  kinda: 'kind of',
  lemme: 'let me',
  min: 'minutes',
  mins: 'minutes',
  mo: 'month',
  msg: 'message',
  msgs: 'messages',
  pasword: 'password',
  pw: 'password',
  pls: 'please',
  plz: 'please',
  ppl: 'people',
  r: 'are',
  sat: 'saturday',
  sched: 'schedule',
  sub: 'subscription',
  sun: 'sunday',
  thru: 'through',
  thx: 'thanks',
  tho: '',
  tmrw: 'tomorrow',
  tom: 'tomorrow',
  txt: 'text',
  txts: 'texts',
  u: 'you',
  ur: 'your',
  w: 'with',
  wanna: 'want to',
  wo: 'without',
  wk: 'week',
  wks: 'weeks',
  ya: 'you',
  yall: 'you',
  yr: 'year',
  yrs: 'years',
}

const STOP_WORDS = new Set(
  (
    'a about after all also am an and any are as at be because been but by can cannot could did do does doing done ' +
    'for from get gets getting go goes going got had has have having he her here him his how i if in into is it its ' +
    'just kind kinda know let like make makes me might more most my myself no not now of off ok okay on one only or ' +
    'our out over own really same say says she should so some somehow something stuff such sure tell than that the ' +
    'their them then there these they thing things this those to too up us use very want wants was we well were what ' +
    'whats when where which while who whos why will with would yes you your yours please hi hey hello thanks thank'
  ).split(' '),
)

/** The message in plain lower case: no accents, no look-alike letters, nothing invisible, no punctuation. */
export function plain(message: string): string {
  const folded = message
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}\p{Cf}'’`]/gu, '')
    .replaceAll(/[^a-z0-9$%]+/g, ' ')
  const words = folded.split(' ').map((word) => SHORTHAND[word] ?? word)
  return words.filter(Boolean).join(' ')
}

/** The words that carry the meaning, by their stems. */
export function termsOf(text: string): string[] {
  return plain(text)
    .split(' ')
    .filter((word) => word && !STOP_WORDS.has(word))
    .map(stemmer)
}

/** Every word by its stem. */
export function stemsOf(text: string): string[] {
  return plain(text).split(' ').filter(Boolean).map(stemmer)
}
