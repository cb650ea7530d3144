import { describe, expect, test } from 'vitest'
import { readEnv } from './env.ts'

/** Variables commonly set by terminals, containers, build machines and other programs. */
const FOREIGN = `PATH HOME HOSTNAME HOSTTYPE GHOST PORTAL PORTS SPORT SHELL USER LOGNAME LANG LC_ALL TERM PWD OLDPWD SHLVL
  DISPLAY XDG_DATA_DIRS XDG_DATA_HOME XDG_RUNTIME_DIR XDG_SESSION_ID XDG_SESSION_TYPE SESSION_MANAGER DESKTOP_SESSION
  SSH_AUTH_SOCK MAIL MAILTO MAILCHECK EDITOR NODE_OPTIONS NODE_PATH NODE_EXE NODE_TLS_REJECT_UNAUTHORIZED
  NODE_EXTRA_CA_CERTS NODE_COMPILE_CACHE NODE_VERSION PGHOST PGPORT PGUSER PGDATA PGDATABASE POSTGRES_DB
  POSTGRES_PASSWORD DATABASE_PORT DATABASE_HOST DATABASE_PASSWORD DATABASE_SERVICE_HOST DB_URL REDIS_URL STRIPE_API_KEY
  STRIPE_PUBLISHABLE_KEY STRIPE_CLI_TELEMETRY_OPTOUT LM_API_KEY OPENAI_API_KEY OPENAI_BASE_URL ANTHROPIC_API_KEY
  SMTP_HOST SMTP_PORT SMTP_USER SMTP_PASSWORD HTTP_PROXY HTTPS_PROXY NO_PROXY TZ CI PUBLIC_IP DATADIR_OTHER LOG_FORMAT LOG_LABEL
  npm_config_user_agent npm_lifecycle_event INIT_CWD COLOR DESIGN MALLOC_TRIM_THRESHOLD_ TEST_FULL PICTURES
  KUBERNETES_PORT KUBERNETES_SERVICE_HOST TALLGRASS_PORT_3000_TCP INVOCATION_ID JOURNAL_STREAM host port _`

describe('a variable that is nearly one of ours', () => {
  test.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['PUBLIC_ULR', 'PUBLIC_URL'],
    ['STRIPE_SECERT_KEY', 'STRIPE_SECRET_KEY'],
    ['STRIPE_WEBHOOK_SECRETS', 'STRIPE_WEBHOOK_SECRET'],
    ['NODE_EVN', 'NODE_ENV'],
    ['RATE_LIMIT', 'RATE_LIMITS'],
    ['SEAL_P12_PASWORD', 'SEAL_P12_PASSWORD'],
    ['DATA_DIRS', 'DATA_DIR'],
  ])('%s is refused', (name, meant) => {
    expect(() => readEnv({ [name]: 'x' })).toThrow(`${name}: is unknown. Did you mean ${meant}?`)
  })

  test.each([
    ['STRIPE_SECRET', 'STRIPE_SECRET_KEY'],
    ['LLM_KEY', 'LLM_API_KEY'],
    ['DATABASEURL', 'DATABASE_URL'],
    ['database_url', 'DATABASE_URL'],
    ['PAYMENT', 'PAYMENTS'],
  ])('%s, which may be meant for another program, is a warning', (name, meant) => {
    expect(readEnv({ [name]: 'x' }).warnings).toEqual([`${name}: is unknown. Did you mean ${meant}?`])
  })

  test('is listed with the other problems, which it may explain', () => {
    expect(() =>
      readEnv({ PAYMENTS: 'stripe', STRIPE_SECRET: 'x', STRIPE_WEBHOOK_SECRET: 'whsec_1' }),
    ).toThrow(
      'STRIPE_SECRET_KEY: is required when PAYMENTS=stripe\nSTRIPE_SECRET: is unknown. Did you mean STRIPE_SECRET_KEY?',
    )
  })

  test('is ignored if ours is set too, or if it is empty', () => {
    expect(readEnv({ PUBLIC_URI: 'x', PUBLIC_URL: 'http://localhost:3000' }).warnings).toEqual([])
    expect(readEnv({ DATABSE_URL: '' }).warnings).toEqual([])
  })
})

test('variables of other programs cause no warnings', () => {
  const surroundings = Object.fromEntries(FOREIGN.split(/\s+/).map((name) => [name, 'x']))
  expect(readEnv(surroundings).warnings).toEqual([])
})
