import {
  keepPreviousData,
  useInfiniteQuery,
  type InfiniteData,
  type QueryKey,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query'
import {
  call,
  takeFirstPart,
  type ApiError,
  type CallInput,
  type CallName,
  type CallOutput,
} from '#shared'

type Part = CallOutput<'library.listItems'>
type Place = Part['Next']
type Lists = Extract<
  CallName,
  'library.listItems' | 'library.listShared' | 'library.listUnapproved' | 'library.search'
>

/** A list of items that is loaded part by part. */
export type Parts = UseInfiniteQueryResult<InfiniteData<Part>, ApiError>

/** Items by one of the calls that list them; more are loaded as they are asked for. */
export function useParts<Name extends Lists>(
  name: Name,
  input: Omit<CallInput<Name>, 'After' | 'Count'>,
): Parts {
  return useInfiniteQuery<Part, ApiError, InfiniteData<Part>, QueryKey, Place>({
    queryKey: [name, input, 'parts'],
    queryFn: ({ pageParam, signal }) =>
      call(name, { ...input, After: pageParam } as CallInput<Name>, { signal }),
    initialPageParam: null,
    initialData: () => takeFirstPart(name, { ...input, After: null } as CallInput<Name>, null),
    getNextPageParam: ({ Next }) => Next ?? undefined,
    placeholderData: keepPreviousData,
  })
}
