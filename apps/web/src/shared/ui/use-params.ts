import { useParams as useRouterParams } from '@tanstack/react-router'

/** The parameters of the address, by the names that the route table gives them. */
export function useParams(): Readonly<Record<string, string | undefined>> {
  return useRouterParams({ strict: false })
}
