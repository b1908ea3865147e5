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
import { useRef } from 'react'
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

/**
 * Writes by a call. A repeated attempt at the same input carries the same key, so that it takes
 * effect once; afterwards what is on screen is loaded again. Where the server first wants a proof of
 * who is there, the person is asked for it.
 */
export function useWrite<Name extends CallName>(
  name: Name,
): UseMutationResult<CallOutput<Name>, ApiError, CallInput<Name>> {
  const queries = useQueryClient()
  const attempt = useRef<{ text: string; key: string }>(null)
  return useMutation({
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
}
