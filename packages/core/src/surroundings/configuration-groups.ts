/** Settings that all processes share, by what they are for. All others that they share come last, under `others`. */
export const configurationGroups = [
  { name: 'addresses', variables: ['PUBLIC_URL', 'TRUST_PROXY', 'HSTS_SUBDOMAINS', 'CORS_ORIGINS'] },
  { name: 'email', variables: ['SMTP_URL', 'MAIL_FROM'] },
  {
    name: 'payments',
    variables: [
      'PAYMENTS',
      'PAYMENT_HOSTS',
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'STRIPE_API_BASE',
      'SANDBOX_WEBHOOK_SECRET',
    ],
  },
  {
    name: 'signing',
    variables: [
      'ESIGN',
      'SEAL_P12',
      'SIGNING_HOSTS',
      'BOLDSIGN_API_KEY',
      'BOLDSIGN_WEBHOOK_SECRET',
      'BOLDSIGN_API_BASE',
    ],
  },
  {
    name: 'files and backups',
    variables: [
      'FILES',
      'CLAMD_URL',
      'S3_BUCKET',
      'S3_ENDPOINT',
      'S3_REGION',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
      'FILE_MAX_MB',
      'FILES_PROJECT_QUOTA_MB',
      'FILES_QUOTA_MB',
      'BACKUP_TO',
      'BACKUP_SCHEDULE',
      'BACKUP_KEEP',
      'BACKUP_PASSPHRASE',
    ],
  },
  {
    name: 'signing in',
    variables: [
      'SIGN_IN_LINKS',
      'OIDC_PROVIDERS',
      'REQUIRE_ADMIN_2FA',
      'INVITATION_TTL',
      'SESSION_CLIENT_IDLE',
      'SESSION_CLIENT_MAX',
      'SESSION_ADMIN_IDLE',
      'SESSION_ADMIN_MAX',
    ],
  },
  {
    name: 'the assistant',
    variables: ['ASSISTANT', 'LLM_BASE_URL', 'LLM_API_KEY', 'LLM_MODEL', 'LLM_DAILY_TOKENS'],
  },
  { name: 'others', variables: [] },
] as const satisfies { name: string; variables: readonly string[] }[]

/** Settings that each process, or the machine it runs on, has for itself. */
export const ownVariables: readonly string[] = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE',
  'DATABASE_URL',
  'LOG_LEVEL',
  'METRICS_TOKEN',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'PAGE_WAIT',
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'DEMO_DATA',
  'SEAL_P12_PASSWORD',
]

/** Their values may differ from machine to machine, but they are set for all processes or for none. */
export const placedVariables: readonly string[] = ['CLAMD_URL', 'SEAL_P12']
