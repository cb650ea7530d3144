interface LearningLinks {
  login: string | null
  earlyAccess: string | null
}

/** Pages of the learning products outside this site. If one is null, its button is not shown. */
export const learningLinks: LearningLinks = {
  login: 'https://learn.tallgrass.example/login',
  earlyAccess: 'https://learn.tallgrass.example/early-access',
}
