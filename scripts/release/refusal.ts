/** The release cannot be made; the message says why and what to do. */
export class Refusal extends Error {}
