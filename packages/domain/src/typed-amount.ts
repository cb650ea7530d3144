import { toMoney } from './money.ts'

/** Digits alone, or in groups of three behind commas or spaces; then cents, if any, after a point. */
const TYPED = /^(\d+|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?: \d{3})+)?(?:\.(\d*))?$/
/** The sign or the name of the currency, before or after the amount. */
const CURRENCY = /^(?:US ?\$|USD|\$) ?| ?(?:USD|\$)$/gi
/** Also those that other programs put between thousands. */
const SPACES = /[\s\u00a0\u2009\u202f]+/g

/**
 * An amount as people type it ('$1,234.5', ' 1 200 ', '1200.') in its plain form ('1234.50', '1200.00'). Text that
 * is not an amount stays as it is, so that the contract refuses it; nothing is guessed ('12,34', '1.234,50').
 */
export function toPlainAmount(typed: string): string {
  const text = typed.replaceAll(SPACES, ' ').trim()
  const bare = text.replaceAll(CURRENCY, '')
  const [, whole, cents = ''] = TYPED.exec(bare) ?? []
  if (!whole && cents === '') return text
  const plain = (whole ?? '0').replaceAll(/[, ]/g, '') + (cents === '' ? '' : `.${cents}`)
  return toMoney(plain) ?? plain
}

/** Only digits and separators, but it is unclear which separate thousands and which cents. */
export function isUnclearAmount(text: string): boolean {
  const bare = text.replaceAll(SPACES, ' ').trim().replaceAll(CURRENCY, '')
  return /^\d[\d.,' ]*$/.test(bare) && /[,' ]|\..*\./.test(bare) && !TYPED.test(bare)
}
