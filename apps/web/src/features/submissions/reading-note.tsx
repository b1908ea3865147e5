import { useTexts } from '#shared'
import { Badge } from '#ui'
import type { Work } from './use-work.ts'
import { readingWords } from './work-words.ts'

/** Whether and when a text was read, for those who look after the mentee. */
export function ReadingNote({ reading }: { readonly reading: Work['Reading'] }) {
  const { t } = useTexts()
  return <Badge tone={toneOf(reading)}>{readingWords(reading, t)}</Badge>
}

function toneOf(reading: Work['Reading']): 'done' | 'scheduled' | 'inactive' {
  if (reading === null) return 'inactive'
  return reading.Current ? 'done' : 'scheduled'
}
