/** The command cannot do what it was asked for; its message says why, and nothing was written. */
export class Refusal extends Error {}
