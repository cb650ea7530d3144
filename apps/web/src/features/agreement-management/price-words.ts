/** The field for the price in the forms of an agreement. */
export const PRICE = {
  label: 'Project Price',
  description: 'Optional. The price of a project is the sum of the prices of its signed agreements.',
}
