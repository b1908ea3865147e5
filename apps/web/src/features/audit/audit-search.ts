import { MIN_LOG_TEXT } from '@telemachos/contract/audit/limits'
import { isRealDate } from '@telemachos/rules/dates'

/** What the address says of the log: which entries are shown. */
export interface AuditSearch {
  readonly person?: number | undefined
  readonly actor?: number | undefined
  readonly action?: number | undefined
  readonly verb?: string | undefined
  /** `all` for every project that the reader administers. */
  readonly in?: 'all' | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly text?: string | undefined
}

/** Reads the address; whatever is not understood is left out. */
export function readAuditSearch(raw: Readonly<Record<string, unknown>>): AuditSearch {
  const person = readId(raw['person'])
  const actor = readId(raw['actor'])
  const action = readId(raw['action'])
  const [from, to] = [readDay(raw['from']), readDay(raw['to'])]
  const verb = typeof raw['verb'] === 'string' ? raw['verb'].slice(0, 100) : ''
  // An address gives a text of digits as a number.
  const text = ['string', 'number'].includes(typeof raw['text'])
    ? String(raw['text']).trim().slice(0, 200)
    : ''
  return {
    ...(person && { person }),
    ...(actor && { actor }),
    ...(action && { action }),
    ...(verb !== '' && { verb }),
    ...(raw['in'] === 'all' && { in: 'all' as const }),
    ...(from && { from }),
    ...(to && { to }),
    ...(text.length >= MIN_LOG_TEXT && { text }),
  }
}

/** What the calls take. */
export function filterOf(search: AuditSearch, ProjectId: number) {
  const { person, actor, action, verb, from, to, text } = search
  return {
    ProjectId,
    Everywhere: search.in === 'all',
    ...(person !== undefined && { PersonId: person }),
    ...(actor !== undefined && { ActorId: actor }),
    ...(action !== undefined && { ActionId: action }),
    ...(verb !== undefined && { Verb: verb }),
    ...(from !== undefined && { From: from }),
    ...(to !== undefined && { To: to }),
    ...(text !== undefined && { Text: text }),
  }
}

function readId(value: unknown): number | undefined {
  const number = Number(value)
  return Number.isSafeInteger(number) && number > 0 && number < 2 ** 31 ? number : undefined
}

const readDay = (value: unknown): string | undefined =>
  typeof value === 'string' && isRealDate(value) ? value : undefined
