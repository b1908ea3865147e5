import { builtInOf } from '@telemachos/contract/core/define-texts'
import { formatDate } from '@telemachos/rules/dates'
import { useTexts, type Texts } from '#shared'
import { useChoices } from '../queries/use-choices.ts'
import type { DictionaryColumn } from '../steps/use-dictionary.ts'
import type { Filters } from './report-draft.ts'

interface FilterWordsProps {
  readonly filters: Filters
  readonly columns: readonly DictionaryColumn[]
}

/** What a report is narrowed to, in words, so that paper says it too. */
export function FilterWords({ filters, columns }: FilterWordsProps) {
  const { t, language } = useTexts()
  const { From, To, MentorId, Group, Fields, Compare } = filters
  const mentors = useChoices({ Source: MentorId === null ? 'free' : 'mentors', QueryId: null })
  const mentor = mentors?.find(({ value }) => value === String(MentorId))?.label
  const period = [
    From && t('reports.filters.sincePlain', { date: formatDate(From) }),
    To && t('reports.filters.untilPlain', { date: formatDate(To) }),
  ]
  const fields = Object.entries(Fields).map(([name, value]) => {
    const column = columns.find(({ Name }) => Name === name)
    return `${column?.Label[builtInOf(language)] ?? name}: ${wordOf(name, value, column, t)}`
  })
  const words = [
    period.filter(Boolean).join(' '),
    From && To && Compare && t(`reports.filters.compare.${Compare}`),
    MentorId !== null && `${t('reports.filters.mentor')}: ${mentor ?? ''}`,
    Group && `${t('reports.filters.group')}: ${Group}`,
    ...fields,
  ].filter(Boolean)
  return words.join(', ') || t('reports.filters.none')
}

const STATES = ['active', 'inactive', 'suspended', 'archived'] as const

/** What the value of a field is called. */
function wordOf(
  name: string,
  value: string,
  column: DictionaryColumn | undefined,
  t: Texts['t'],
): string {
  const state = name === 'state' ? STATES.find((one) => one === value) : undefined
  if (state) return t(`reports.word.${state}`)
  if (column?.Type === 'boolean')
    return t(value === 'true' ? 'reports.cell.yes' : 'reports.cell.no')
  if (column?.Type === 'date' || column?.Type === 'time') return formatDate(value) || value
  return value
}
