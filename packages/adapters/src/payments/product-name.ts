/** The name of the item on the payment page. */
export function productName({ number, title }: { number: string; title: string }): string {
  return `${number} · ${title}`
}
