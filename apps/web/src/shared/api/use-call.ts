import {
  queryOptions,
  useMutation,
  usePrefetchQuery,
  useQuery,
  useQueryClient,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import type { ApiError } from './api-error.ts'
import { call } from './call.ts'
import type { CallInput, CallName, CallOutput } from './contract-types.ts'
import { takeAnswer } from './given.ts'
import { withProof } from './proof.ts'

type Options<Name extends CallName> = Omit<
  UseQueryOptions<CallOutput<Name>, ApiError>,
  'queryKey' | 'queryFn'
>

/** Reads by a call; kept under its name and input. */
export function useCall<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  options: Options<Name> = {},
): UseQueryResult<CallOutput<Name>, ApiError> {
  return useQuery({ ...options, ...queryOf(name, input) })
}

/** Asks while the page is being drawn, not after it: for what a page cannot begin without. */
export function usePrefetch<Name extends CallName>(name: Name, input: CallInput<Name>): void {
  usePrefetchQuery(queryOf(name, input))
}

function queryOf<Name extends CallName>(name: Name, input: CallInput<Name>) {
  return queryOptions<CallOutput<Name>, ApiError>({
    queryKey: [name, input],
    queryFn: ({ signal }) => call(name, input, { signal }),
    initialData: () => takeAnswer(name, input),
  })
}

/** What hears of a write, also where what asked for it is gone by then: a row that the write has removed. */
interface Hearing<Name extends CallName> {
  readonly onSuccess?: (answer: CallOutput<Name>) => unknown
  readonly onError?: (error: ApiError) => unknown
}

type Mutation<Name extends CallName> = UseMutationResult<
  CallOutput<Name>,
  ApiError,
  CallInput<Name>
>

type Heard<Of, Name extends CallName> = Of extends unknown
  ? Omit<Of, 'mutate'> & {
      readonly mutate: (input: CallInput<Name>, hearing?: Hearing<Name>) => void
    }
  : never

/** A write, with how it stands. */
type Write<Name extends CallName> = Heard<Mutation<Name>, Name>

/**
 * Writes by a call. A repeated attempt at the same input carries the same key, so that it takes
 * effect once; afterwards what is on screen is loaded again. Where the server first wants a proof of
 * who is there, the person is asked for it.
 */
export function useWrite<Name extends CallName>(name: Name): Write<Name> {
  const queries = useQueryClient()
  const attempt = useRef<{ text: string; key: string }>(null)
  const mutation: Mutation<Name> = useMutation({
    mutationFn: (input) => {
      const text = JSON.stringify(input)
      if (attempt.current?.text !== text) attempt.current = { text, key: crypto.randomUUID() }
      const { key } = attempt.current
      return withProof(() => call(name, input, { idempotencyKey: key }))
    },
    onSuccess: () => {
      attempt.current = null
      return queries.invalidateQueries()
    },
  })
  const { mutateAsync } = mutation
  const mutate = useCallback<Write<Name>['mutate']>(
    (input, { onSuccess = nothing, onError = nothing } = {}) => {
      void mutateAsync(input).then(onSuccess, onError)
    },
    [mutateAsync],
  )
  return { ...mutation, mutate } as Write<Name>
}

const nothing = (): void => {}
