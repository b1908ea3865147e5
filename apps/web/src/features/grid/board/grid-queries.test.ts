import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { ALL_PAGES, PAGES } from './grid-queries.ts'

it('changes its own pages alone, whatever else asks the same call', () => {
  const client = new QueryClient()
  const [name] = ALL_PAGES
  const other = { pages: [], pageParams: [] }
  client.setQueryData([name, {}, 1], { rows: [1] })
  client.setQueryData([name, {}, 'list'], other)
  client.setQueryData([name, {}], { list: [], Next: null })
  client.setQueriesData<{ rows: number[] }>(PAGES, (page) => page && { rows: [...page.rows, 2] })
  expect(client.getQueryData([name, {}, 1])).toEqual({ rows: [1, 2] })
  expect(client.getQueryData([name, {}, 'list'])).toBe(other)
})
