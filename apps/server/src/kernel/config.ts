import { isIP } from 'node:net'
import { z } from 'zod'
import { wordsOf } from './failure-words.ts'
import { meantBy } from './meant-by.ts'

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((number) => number <= 65_535)
const workers = z
  .string()
  .regex(/^[1-9]\d?$/)
  .transform(Number)
  .refine((number) => number <= 64)
const flag = z
  .enum(['on', 'off', 'true', 'false', '1', '0'])
  .transform((text) => ['on', 'true', '1'].includes(text))
const addressRanges = z
  .string()
  .transform((text) => text.split(',').map((range) => range.trim()))
  .refine((ranges) => ranges.every(isAddressRange))
const origins = z
  .string()
  .transform((text) => text.split(',').map((origin) => origin.trim()))
  .refine((list) => list.every(isOrigin))
const folderNames = z
  .string()
  .transform((text) => text.split(',').map((name) => name.trim()))
  .refine((names) => names.every((name) => /^[a-z0-9-]{1,40}$/.test(name)))
const scannerAddress = z.union([
  z.literal('off'),
  z.string().refine((text) => {
    const url = URL.parse(text)
    const isWhole = url?.protocol === 'tcp:' && url.hostname !== '' && url.port !== ''
    return isWhole && /^tcp:\/\/[^/?#@]+\/?$/.test(text)
  }),
])
const webAddress = z.url({ protocol: /^https?$/ })

/** A secret that nobody guesses has no fewer characters. */
export const BACKUP_KEY_LENGTH = 16

const schema = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(8080),
  PUBLIC_URL: webAddress.optional(),
  TRUSTED_PROXIES: addressRanges.optional(),
  DATA_DIR: z.string().min(1).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REPORTS_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n<>]*<?[^\s@<>]+@[^\s@<>]+>?$/)
    .optional(),
  STORAGE_URL: z.url({ protocol: /^(file|s3)$/ }).optional(),
  SCANNER_URL: scannerAddress.optional(),
  OUTGOING_ORIGINS: origins.optional(),
  ADMIN_UPLOAD_DIRS: folderNames.optional(),
  DEBUG_QUERIES: flag.optional(),
  WORKERS: workers.optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_PORT: port.optional(),
  DEMO: flag.optional(),
  BACKUP_KEY: z.string().min(BACKUP_KEY_LENGTH).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).optional(),
})

const NAMES = Object.keys(schema.shape)

/** What each variable may be, for the operator who gave it something else. */
const WORDS: Record<keyof z.input<typeof schema>, string> = {
  HOST: 'an address to listen on, such as 127.0.0.1 or 0.0.0.0',
  PORT: 'a whole number from 0 to 65535',
  PUBLIC_URL: 'an address such as https://mentor.example.org',
  TRUSTED_PROXIES: 'a list of addresses or ranges such as 10.0.0.7, 192.168.0.0/24 or ::1',
  DATA_DIR: 'a folder',
  DATABASE_URL: 'an address such as postgres://user:password@host:5432/database',
  REPORTS_DATABASE_URL: 'an address such as postgres://reports:password@replica:5432/database',
  REDIS_URL: 'an address such as redis://host:6379',
  SMTP_URL: 'an address such as smtp://user:password@host:587',
  MAIL_FROM: 'a sender such as Telemachos <no-reply@example.org>',
  STORAGE_URL:
    'a folder such as file:///srv/telemachos/files, or a bucket such as s3://KEY:SECRET@host/bucket',
  SCANNER_URL: 'an address of a clamd such as tcp://127.0.0.1:3310, or off',
  OUTGOING_ORIGINS:
    'a list of origins such as https://receiver.example.org, without a path; http:// only with an address',
  DEBUG_QUERIES: 'on or off',
  ADMIN_UPLOAD_DIRS: 'a list of names such as documents,forms',
  WORKERS: 'a whole number from 1 to 64',
  METRICS_HOST: 'an address to listen on, such as 127.0.0.1 or 10.0.0.7',
  METRICS_PORT: 'a whole number from 0 to 65535',
  DEMO: 'on or off',
  BACKUP_KEY: `a secret of ${BACKUP_KEY_LENGTH} characters or more, or a file that has it such as file:///etc/telemachos.key`,
  LOG_LEVEL: 'trace, debug, info, warn, error or silent',
}

/** An address, or a range in CIDR form; never everybody, whose word on addresses is worth nothing. */
function isAddressRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const kind = isIP(address)
  if (kind === 0 || address.includes('%') || rest.length > 0) return false
  if (bits === undefined) return true
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128)
}

/** Where the server may call: encrypted, unless the operator names a machine by its very address. */
function isOrigin(text: string): boolean {
  const url = URL.parse(text)
  if (url === null || url.origin !== text.toLowerCase()) return false
  const isAddress = isIP(url.hostname.replace(/^\[(.*)\]$/, '$1')) !== 0
  return url.protocol === 'https:' || (url.protocol === 'http:' && isAddress)
}

export type Config = Omit<z.output<typeof schema>, 'PUBLIC_URL'> & {
  PUBLIC_URL: string
}

/**
 * Reads the configuration from the environment. An empty variable counts as unset.
 * @throws Error naming every variable that is wrong, and how; also those that are none of ours and
 *   are spelt nearly as one that is not set: what was to be secret or sent would silently not be.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(set)
  const misspelt = Object.keys(set).flatMap((name) => {
    const meant = meantBy(name, NAMES)
    return meant === undefined || meant in set
      ? []
      : [`  ${name} is no variable of this server: ${meant} was probably meant`]
  })
  if (!parsed.success || misspelt.length > 0) {
    const issues = parsed.error?.issues ?? []
    const names = new Set(issues.map(({ path }) => path[0] as keyof typeof WORDS))
    // Without what was given: it may be a password.
    const wrong = [...names].map((name) => `  ${name} has to be ${WORDS[name]}`)
    throw new Error(`The configuration cannot be used:\n${[...wrong, ...misspelt].join('\n')}`)
  }
  const config = parsed.data
  return { ...config, PUBLIC_URL: config.PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}` }
}

/**
 * Does what a variable of the configuration asks for.
 * @throws Error that names the variable where it cannot be done.
 */
export async function asConfigured<Result>(
  variable: string,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw new Error(`${variable} cannot be used: ${wordsOf(error)}`, { cause: error })
  }
}
