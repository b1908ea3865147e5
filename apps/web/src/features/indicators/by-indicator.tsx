import { Card, Stack } from '#layout'
import { keepPreviousData } from '@tanstack/react-query'
import { useCall, useIdentity, useTexts, type CallOutput } from '#shared'
import { PagedTable, pageWithin, useTableState, type TableColumn } from '#ui'
import { AnswerField } from './answer-field.tsx'
import { storedText, valueWords, type Indicator } from './indicator.ts'
import { IndicatorSummary } from './indicator-summary.tsx'
import { useExported } from './use-exported.ts'

type Measured = CallOutput<'indicators.listMeasured'>['list'][number]

const NOTHING = { Value: '', Text: '' }

/** One indicator: what it says of everybody, and of each of them. */
export function ByIndicator({ indicator }: { readonly indicator: Indicator }) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const table = useTableState()
  const asked = { ProjectId, Ids: [indicator.Id], Search: table.search }
  const exported = useExported(asked)
  const query = useCall(
    'indicators.listMeasured',
    { ...asked, ...table.asked },
    { placeholderData: keepPreviousData },
  )
  const columns = useColumns(indicator)
  return (
    <Stack gap={5}>
      <IndicatorSummary indicator={indicator} />
      <Card as="section" gap={3} aria-label={t('indicators.people')}>
        <PagedTable
          label={t('indicators.people')}
          searchLabel={t('indicators.search')}
          columns={columns}
          rowKey={({ Id }) => Id}
          table={{ ...table, page: pageWithin(table.page, query.data?.count, table.rows) }}
          query={query}
          {...exported}
          empty={{ title: t('indicators.noPeople'), text: t('indicators.noPeopleText') }}
        />
      </Card>
    </Stack>
  )
}

function useColumns(indicator: Indicator): TableColumn<Measured>[] {
  const texts = useTexts()
  const { t } = texts
  const answerOf = ({ Answers }: Measured) =>
    Answers.find(({ Id }) => Id === indicator.Id) ?? NOTHING
  const words = (part: 'Value' | 'Text') => (person: Measured) => {
    const saved = answerOf(person)[part]
    return part === 'Value' ? valueWords(indicator, storedText(saved), texts) : saved
  }
  const cell = (part: 'Value' | 'Text', labelOf: (name: string) => string, person: Measured) => {
    const saved = answerOf(person)[part]
    if (!indicator.MayEdit) return words(part)(person) || '–'
    return (
      <AnswerField
        {...{ indicator, part, saved, userId: person.Id }}
        label={labelOf(nameOf(person))}
        isCell
      />
    )
  }
  return [
    { key: 'name', label: t('indicators.person'), cell: nameOf },
    {
      key: 'value',
      label: t('indicators.value'),
      text: words('Value'),
      cell: (person) => cell('Value', (name) => t('indicators.valueOf', { name }), person),
    },
    {
      key: 'text',
      label: t('indicators.text'),
      text: words('Text'),
      cell: (person) => cell('Text', (name) => t('indicators.commentOf', { name }), person),
    },
  ]
}

export const nameOf = ({ LastName, FirstName }: Pick<Measured, 'LastName' | 'FirstName'>): string =>
  `${LastName} ${FirstName}`.trim()
