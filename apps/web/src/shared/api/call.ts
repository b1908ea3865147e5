import { ApiError } from './api-error.ts'
import type { CallInput, CallName, CallOutput } from './contract-types.ts'
import { declaredCall } from './declared-calls.ts'
import { pageHeaders, signedInAs } from './page-person.ts'
import { service } from './service.ts'
import { isSuspended, suspend, untilResumed } from './suspension.ts'
import { wholeTexts } from './whole-texts.ts'

export interface CallOptions {
  readonly signal?: AbortSignal
  /** The same for every attempt of one intention; made here when it is left out. */
  readonly idempotencyKey?: string
  /** It goes on when the page is left; for small ones alone, as browsers allow no others. */
  readonly keepalive?: boolean
  /**
   * Afterwards this window's calls are somebody else's: those under way are waited for, and those that
   * come later wait until it is refused. Once it has succeeded the page has to be left, and they with it.
   */
  readonly changesPerson?: boolean
  /**
   * It is made for whoever is signed in by now, and not for whom the page shows: it does not say who that
   * is, and does not wait while somebody else is.
   */
  readonly forAnybody?: boolean
}

/** Whatever has no answer after so many milliseconds may never have one: it is asked what is wrong. */
const SLOW_MS = 10_000

/** Refusals that concern the whole page: who it shows may no longer do what was believed. */
const UNAUTHORIZED = ['consent_required', 'view_ended'] as const

type Unauthorized = (typeof UNAUTHORIZED)[number]

let onUnauthorized: (code: Unauthorized) => void = () => {}

/** Says what happens when a refusal concerns the whole page; the app does. */
export function whenUnauthorized(listener: (code: Unauthorized) => void): void {
  onUnauthorized = listener
}

let onPersonChanged: () => void = () => {}

/** Says what happens once somebody else is signed in by a call of this window; the app does. */
export function whenPersonChanged(listener: () => void): void {
  onPersonChanged = listener
}

/**
 * Makes a call of the contract; path and body kind come from there.
 * @throws ApiError when it is refused or no answer comes.
 */
export async function call<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  options: CallOptions = {},
): Promise<CallOutput<Name>> {
  return (await (await send(name, input, options)).json()) as CallOutput<Name>
}

interface FileOptions {
  readonly signal?: AbortSignal
  /** Hears how many bytes have arrived. */
  readonly onBytes?: (bytes: number) => void
}

/**
 * Makes a call that answers a file.
 * @throws ApiError when it is refused, no answer comes or it breaks off, so that the page can say so.
 */
export async function fetchFile<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  { signal, onBytes }: FileOptions = {},
): Promise<Blob> {
  const answer = await send(name, input, signal ? { signal } : {})
  const body = onBytes ? answer.body?.pipeThrough(counted(onBytes)) : answer.body
  return new Response(body).blob().catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new ApiError(0, {})
  })
}

/** Lets bytes through, and says how many they are so far. */
function counted(onBytes: (bytes: number) => void): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0
  return new TransformStream({
    transform(piece, out) {
      bytes += piece.length
      onBytes(bytes)
      out.enqueue(piece)
    },
  })
}

/** The calls that have been sent and not been answered. */
const underWay = new Set<Promise<unknown>>()

/** Settled once a change of the person has been refused; undefined where none is under way. */
let change: Promise<unknown> | undefined

/** What is refused because another than the page shows is signed in, is made once they are so again. */
async function send<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  options: CallOptions,
): Promise<Response> {
  const { signal, changesPerson, forAnybody } = options
  const ask = () => request(name, input, options)
  if (forAnybody) return told(changesPerson, ask())
  for (;;) {
    while (change || isSuspended()) await (change ?? untilResumed(signal))
    try {
      return await (changesPerson ? told(true, changePerson(ask)) : whileUnderWay(ask()))
    } catch (error) {
      if (!isOfAnother(error)) throw error
      suspend()
    }
  }
}

/** Whether somebody else is signed in than the page shows, or nobody. */
const isOfAnother = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'person_changed' ||
    (error.code === 'unauthenticated' && signedInAs() !== undefined))

function whileUnderWay(answer: Promise<Response>): Promise<Response> {
  underWay.add(answer)
  return answer.finally(() => underWay.delete(answer))
}

async function told(isChange: boolean | undefined, answer: Promise<Response>): Promise<Response> {
  const response = await answer
  if (isChange) onPersonChanged()
  return response
}

/** Makes a call alone; see {@link CallOptions.changesPerson}. */
function changePerson(ask: () => Promise<Response>): Promise<Response> {
  const answer = Promise.allSettled(underWay).then(ask)
  change = answer.then(
    () => new Promise(() => {}),
    () => (change = undefined),
  )
  return answer
}

async function request<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  { signal, idempotencyKey, keepalive, forAnybody }: CallOptions,
): Promise<Response> {
  const [method, , body, effect] = declaredCall(name)
  const slow = setTimeout(() => void service.check(), SLOW_MS)
  const response = await fetch(callAddress(name, input), {
    method,
    credentials: 'same-origin',
    headers: {
      ...(body === 'json' && { 'content-type': 'application/json' }),
      ...(effect !== 'read' && { 'idempotency-key': idempotencyKey ?? crypto.randomUUID() }),
      ...(!forAnybody && pageHeaders()),
      'accept-language': document.documentElement.lang,
    },
    ...(body === 'json' && { body: JSON.stringify(input) }),
    ...(body === 'multipart' && { body: formOf(input) }),
    ...(signal && { signal }),
    ...(keepalive && { keepalive }),
  })
    .catch((error: unknown) => {
      if (signal?.aborted) throw error
      service.heard(0)
      throw new ApiError(0, {})
    })
    .finally(() => clearTimeout(slow))
  if (response.ok) {
    service.heard(response.status)
    return response
  }
  const error = await readError(response)
  // A part that this call needs is away, and the service is not.
  service.heard(error.details['Part'] === undefined ? response.status : ANSWERED)
  // The texts themselves may be what is refused.
  if (name !== 'language.getTexts') await wholeTexts().catch(() => undefined)
  const unauthorized = UNAUTHORIZED.find((code) => code === error.code)
  if (unauthorized && !forAnybody) onUnauthorized(unauthorized)
  throw error
}

/** An input as a form has it; a list has its name once for each of its values. */
function formOf(input: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(input as Record<string, unknown>)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one instanceof Blob) form.append(name, one)
      else if (one !== undefined) form.append(name, String(one))
    }
  }
  return form
}

/** Where a call is made, such as by a link to the file that it answers: its path and its query. */
export function callAddress<Name extends CallName>(name: Name, input: CallInput<Name>): string {
  const [, path, body] = declaredCall(name)
  if (body !== 'query') return fillPath(path, input)
  const query = new URLSearchParams(input as Record<string, string>)
  for (const [, name = ''] of path.matchAll(PARAMETER)) query.delete(name)
  return fillPath(path, input) + (query.size > 0 ? `?${query}` : '')
}

const PARAMETER = /\{([^}]*)\}/g

/** The path with its parameters, which the input has under the same names. */
function fillPath(path: string, input: unknown): string {
  const values = input as Readonly<Record<string, unknown>>
  return path.replace(PARAMETER, (_, name: string) => encodeURIComponent(String(values[name])))
}

/** The status of whatever is answered by the service itself. */
const ANSWERED = 200

async function readError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => ({}))
  return new ApiError(
    response.status,
    typeof body === 'object' && body ? body : {},
    Number(response.headers.get('retry-after')) || 0,
  )
}
