import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField, ruleViolated } from '../../kernel/errors.ts'
import { OutgoingError, type Outgoing } from '../../kernel/outgoing.ts'

type Calls = typeof contract.development.calls
type Answer = OutputOf<Calls['myPost']>

/** What is said of what stood against a request. */
const REFUSALS: Readonly<Record<OutgoingError['reason'], string>> = {
  not_allowed: 'outgoing_not_allowed',
  private_address: 'outgoing_private_address',
  unreachable: 'outgoing_unreachable',
  timeout: 'outgoing_timeout',
  too_large: 'outgoing_too_large',
}

/** What is posted at most, in bytes. */
const MAX_BYTES = 1024 * 1024

/** What the server writes itself, or what would speak for somebody else. */
const OWN_HEADERS =
  /^(host|connection|content-length|transfer-encoding|te|trailer|upgrade|expect|cookie|proxy-.*|forwarded|x-forwarded-.*|keep-alive)$/i

/** @throws invalid_input naming `Domain` or `Headers`; rule_violated with what stood against it. */
export const myPost =
  (outgoing: Outgoing) =>
  ({ Domain, Action, Data, Headers }: InputOf<Calls['myPost']>, context: CallContext) => {
    const base = Domain.replace(/\/+$/, '')
    const url = Action === '' ? base : `${base}/${Action.replace(/^\/+/, '')}`
    return post(outgoing, context, {
      url,
      data: Data,
      headers: Headers,
      urlField: 'Domain',
      headersField: 'Headers',
    })
  }

/** @throws invalid_input naming `url` or `header`; rule_violated with what stood against it. */
export const doCorsRequest =
  (outgoing: Outgoing) =>
  ({ url, data, header }: InputOf<Calls['doCorsRequest']>, context: CallContext) =>
    post(outgoing, context, {
      url,
      data,
      headers: header,
      urlField: 'url',
      headersField: 'header',
    })

interface Posting {
  readonly url: string
  readonly data: unknown
  readonly headers: Readonly<Record<string, string>>
  readonly urlField: string
  readonly headersField: string
}

async function post(
  outgoing: Outgoing,
  context: CallContext,
  { url, data, headers, urlField, headersField }: Posting,
): Promise<Answer> {
  const own = Object.keys(headers).find((name) => OWN_HEADERS.test(name))
  if (own !== undefined) throw refuseField(`${headersField}.${own}`, 'header_own')
  if (!outgoing.allows(url)) throw refuseField(urlField, 'outgoing_not_allowed')
  const body = typeof data === 'string' ? data : JSON.stringify(data ?? null)
  if (Buffer.byteLength(body) > MAX_BYTES) throw ruleViolated('outgoing_data')
  // The log says whom, and not what: an address may have a secret in its query.
  context.audit({ detail: { origin: new URL(url).origin } })
  try {
    const type = typeof data === 'string' ? 'text/plain; charset=utf-8' : 'application/json'
    const answer = await outgoing.post(url, body, { 'content-type': type, ...lowered(headers) })
    return { Status: answer.status, Text: answer.text }
  } catch (error) {
    if (!(error instanceof OutgoingError)) throw error
    throw ruleViolated(REFUSALS[error.reason])
  }
}

const lowered = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
