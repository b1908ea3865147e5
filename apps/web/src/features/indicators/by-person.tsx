import { Card, Heading, Row, Stack, Text } from '#layout'
import { keepPreviousData } from '@tanstack/react-query'
import { IconArrowLeft } from '@tabler/icons-react'
import { useState } from 'react'
import { useCall, useIdentity, useTexts, type CallOutput } from '#shared'
import { Button, Loadable, PagedTable, pageWithin, useTableState } from '#ui'
import { AnswerField } from './answer-field.tsx'
import { nameOf } from './by-indicator.tsx'
import { storedText, useLabelOf, valueWords, type Indicator } from './indicator.ts'
import classes from './indicators.module.css'
import { useExported } from './use-exported.ts'

type Measured = CallOutput<'indicators.listMeasured'>['list'][number]

interface ByPersonProps {
  readonly indicators: readonly Indicator[]
}

/** People with how much is known of each, and all indicators of the one who is chosen. */
export function ByPerson({ indicators }: ByPersonProps) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const table = useTableState()
  const [person, setPerson] = useState<Pick<Measured, 'Id' | 'FirstName' | 'LastName'>>()
  const asked = { ProjectId, Ids: indicators.map(({ Id }) => Id), Search: table.search }
  const exported = useExported(asked)
  const query = useCall(
    'indicators.listMeasured',
    { ...asked, ...table.asked },
    { placeholderData: keepPreviousData },
  )
  if (person)
    return <PersonAnswers {...{ person, indicators }} onBack={() => setPerson(undefined)} />
  return (
    <Card as="section" gap={3} aria-label={t('indicators.people')}>
      <Text tone="soft">{t('indicators.person.choose')}</Text>
      <PagedTable
        label={t('indicators.people')}
        searchLabel={t('indicators.search')}
        columns={[
          {
            key: 'name',
            label: t('indicators.person'),
            text: nameOf,
            cell: (one) => (
              <button
                type="button"
                className={classes.way}
                aria-label={t('indicators.person.open', { name: nameOf(one) })}
                onClick={() => setPerson(one)}
              >
                {nameOf(one)}
              </button>
            ),
          },
          {
            key: 'filled',
            label: t('indicators.filled'),
            numeric: true,
            cell: ({ Answers }) =>
              t('indicators.filledOf', {
                filled: Answers.filter(({ Value }) => Value !== '').length,
                all: indicators.length,
              }),
          },
        ]}
        rowKey={({ Id }) => Id}
        table={{ ...table, page: pageWithin(table.page, query.data?.count, table.rows) }}
        query={query}
        {...exported}
        empty={{ title: t('indicators.noPeople'), text: t('indicators.noPeopleText') }}
      />
    </Card>
  )
}

interface PersonAnswersProps extends ByPersonProps {
  readonly person: Pick<Measured, 'Id' | 'FirstName' | 'LastName'>
  readonly onBack: () => void
}

function PersonAnswers({ person, indicators, onBack }: PersonAnswersProps) {
  const texts = useTexts()
  const { t } = texts
  const { ProjectId } = useIdentity()
  const labelOf = useLabelOf()
  const answers = useCall('indicators.getStatistics', {
    ProjectId,
    Ids: indicators.map(({ Id }) => Id),
    UserIds: [person.Id],
  })
  return (
    <Card as="section" gap={4} aria-labelledby="measured-person">
      <Row gap={3} align="center" justify="between">
        <Heading id="measured-person">{nameOf(person)}</Heading>
        <Button
          variant="subtle"
          leftSection={<IconArrowLeft size={18} aria-hidden="true" />}
          onClick={onBack}
        >
          {t('indicators.person.back')}
        </Button>
      </Row>
      <Loadable query={answers}>
        {(given) => (
          <Stack gap={4}>
            {indicators.map((indicator) => {
              const label = labelOf(indicator)
              const { Value, Text: text } = given.find(({ Id }) => Id === indicator.Id) ?? {
                Value: '',
                Text: '',
              }
              return indicator.MayEdit ? (
                <div key={indicator.Id} className={classes.pair}>
                  <AnswerField
                    {...{ indicator, label, userId: person.Id }}
                    part="Value"
                    saved={Value}
                  />
                  <AnswerField
                    {...{ indicator, userId: person.Id }}
                    label={t('indicators.textOf', { label })}
                    part="Text"
                    saved={text}
                  />
                </div>
              ) : (
                <dl key={indicator.Id} className={classes.read}>
                  <dt>{label}</dt>
                  <dd>
                    {[valueWords(indicator, storedText(Value), texts), text]
                      .filter(Boolean)
                      .join(' · ') || t('indicators.empty')}
                  </dd>
                </dl>
              )
            })}
          </Stack>
        )}
      </Loadable>
    </Card>
  )
}
