/** What the payer's page calls the thing that is paid. */
export function productName({ number, title }: { number: string; title: string }): string {
  return `${number} · ${title}`
}
