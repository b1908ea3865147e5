/** Which mails a list shows. */
export interface MailAddress {
  readonly page: number
  readonly search: string
  readonly state: string | null
}

const MAX_SEARCH = 200

/**
 * Reads what an address says of a list of mails; what is not understood is left out.
 * ```ts
 * readMailAddress({ 'mails.page': 3, 'mails.state': 'failed' }, 'mails')
 * // => { page: 3, search: '', state: 'failed' }
 * readMailAddress({ 'mails.page': 'x' }, 'mails') // => { page: 1, search: '', state: null }
 * ```
 */
export function readMailAddress(raw: Readonly<Record<string, unknown>>, list: string): MailAddress {
  const page = Number(raw[`${list}.page`])
  const state = raw[`${list}.state`]
  const search = raw[`${list}.search`]
  return {
    page: Number.isSafeInteger(page) && page > 0 && page < 1_000_000 ? page : 1,
    // An address gives a text of digits as a number.
    search: ['string', 'number'].includes(typeof search) ? String(search).slice(0, MAX_SEARCH) : '',
    state: typeof state === 'string' ? state : null,
  }
}

/** An address with another choice of a list; what is usual is not written. */
export function writeMailAddress(
  raw: Readonly<Record<string, unknown>>,
  list: string,
  next: Partial<MailAddress>,
): Record<string, unknown> {
  const { page, search, state } = { ...readMailAddress(raw, list), ...next }
  const others = Object.entries(raw).filter(([key]) => !key.startsWith(`${list}.`))
  return {
    ...Object.fromEntries(others),
    ...(page > 1 && { [`${list}.page`]: page }),
    ...(search !== '' && { [`${list}.search`]: search }),
    ...(state !== null && { [`${list}.state`]: state }),
  }
}
