/** The field for the price in the forms of an agreement. */
export const PRICE = {
  label: 'Project Price',
  description: 'Optional. The whole project’s: the prices of its signed agreements are added up.',
}
