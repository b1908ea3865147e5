import { useEffect, useState } from 'react'
import { useTexts } from '#shared'
import type { LoadableQuery, TableControl, TablePage } from '#ui'
import { sampleTowns, townPage, type Town } from './sample-towns.ts'

/** About as long as a server would take, in milliseconds. */
const ANSWER_MS = 120

/** Reads a page of the sample towns as if a server had them. */
export function useTownPage({
  page,
  rows,
  search,
  sort,
}: TableControl): LoadableQuery<TablePage<Town>> {
  const { t, language } = useTexts()
  const [answer, setAnswer] = useState<{ asked: string; data: TablePage<Town> }>()
  const asked = JSON.stringify([language, page, rows, search, sort])
  useEffect(() => {
    const timer = setTimeout(
      () => setAnswer({ asked, data: townPage(sampleTowns(t), { page, rows, search, sort }) }),
      ANSWER_MS,
    )
    return () => clearTimeout(timer)
  }, [asked, t, page, rows, search, sort])
  return {
    data: answer?.asked === asked ? answer.data : undefined,
    error: null,
    refetch: () => undefined,
  }
}
