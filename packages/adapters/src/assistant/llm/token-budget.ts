/** What may be spent on the model in a day, by all processes together. */
export interface TokenBudget {
  /** Sets tokens aside before a question; false when so many are not left. */
  reserve(tokens: number): Promise<boolean>
  /** Says what a question took of what was set aside for it. */
  settle(reserved: number, used: number): Promise<void>
}
