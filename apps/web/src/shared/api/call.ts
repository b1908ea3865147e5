import { calls } from 'virtual:calls'
import { ApiError } from './api-error.ts'
import type { CallInput, CallName, CallOutput } from './contract-types.ts'

export interface CallOptions {
  readonly signal?: AbortSignal
  /** The same for every attempt of one intention; made here when it is left out. */
  readonly idempotencyKey?: string
}

/** Hears of every answer that says that nobody has signed in; the app sets it. */
let onSignedOut: () => void = () => {}

/** Says what happens when the session has ended. */
export function whenSignedOut(listener: () => void): void {
  onSignedOut = listener
}

/**
 * Makes a call of the contract; path and body kind come from there.
 * @throws ApiError when it is refused or no answer comes.
 */
export async function call<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  { signal, idempotencyKey }: CallOptions = {},
): Promise<CallOutput<Name>> {
  const address = calls[name]
  if (!address) throw new Error(`The contract has no call ${name}`)
  const [method, path, body, effect] = address
  const query = body === 'query' ? `?${new URLSearchParams(input as Record<string, string>)}` : ''
  const response = await fetch(path + query, {
    method,
    credentials: 'same-origin',
    headers: {
      ...(body === 'json' && { 'content-type': 'application/json' }),
      ...(effect === 'write' && { 'idempotency-key': idempotencyKey ?? crypto.randomUUID() }),
      'accept-language': document.documentElement.lang,
    },
    ...(body === 'json' && { body: JSON.stringify(input) }),
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new ApiError(0, {})
  })
  if (!response.ok) throw await readError(response)
  return (await response.json()) as CallOutput<Name>
}

async function readError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => ({}))
  const error = new ApiError(response.status, typeof body === 'object' && body ? body : {})
  if (error.code === 'unauthenticated') onSignedOut()
  return error
}
