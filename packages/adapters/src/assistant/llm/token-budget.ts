/** The tokens per day that all processes together may spend on the model. */
export interface TokenBudget {
  /** Reserves tokens before a question; false if too few are left. */
  reserve(tokens: number): Promise<boolean>
  /** Replaces a reservation with the tokens that were used. */
  correct(reserved: number, used: number): Promise<void>
}
