import { Heading } from '#layout'
import type { TextKey } from '@telemachos/contract/texts'
import { formatNumber } from '@telemachos/rules/numbers'
import { useId, useState } from 'react'
import { useTexts } from '#shared'
import { BarTable, Button } from '#ui'
import { RegionCounts } from './region-counts.tsx'
import { MatrixTable } from './matrix-table.tsx'
import { MeansTable } from './means-table.tsx'
import type { ResultsFilter } from './results-filter.ts'
import { chartOf, hasTexts, type Numbers, type QuestionCounts } from './question-chart.ts'
import classes from './results.module.css'
import { WrittenAnswers } from './written-answers.tsx'

/** What is told of texts, where it is no texts that were given. */
const WRITTEN: Readonly<Record<number, TextKey>> = {
  21: 'results.files.show',
  24: 'results.signatures.show',
}

interface Props {
  readonly question: QuestionCounts
  /** The title of the section that begins with it; '' for the same as before. */
  readonly section: string
  readonly filter: ResultsFilter
}

/** One question: how many answered it, what they chose in bars and numbers, and what they wrote. */
export function QuestionFigure({ question, section, filter }: Props) {
  const { t, language } = useTexts()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const written = hasTexts(question)
  // Beside each other only what needs little room.
  const isWide = chartOf(question).kind === 'matrix' || isOpen
  return (
    <>
      {section !== '' && <p className={classes.sectionTitle}>{section}</p>}
      <figure aria-labelledby={id} className={classes.figure} data-wide={isWide || undefined}>
        <figcaption>
          <Heading id={id} as="h3" size="small">
            {question.Text}
          </Heading>
          <p className={classes.lead}>
            {t('results.answered', {
              count: question.Answered,
              number: formatNumber(question.Answered, language),
            })}
          </p>
        </figcaption>
        <RegionCounts question={question} />
        <Chart question={question} />
        {written && (
          <div>
            <Button
              variant="light"
              aria-expanded={isOpen}
              className={classes.screen ?? ''}
              onClick={() => setIsOpen(!isOpen)}
            >
              {t(WRITTEN[question.TypeId] ?? 'results.texts.show')}
            </Button>
            {isOpen && <WrittenAnswers question={question} filter={filter} />}
          </div>
        )}
      </figure>
    </>
  )
}

function Chart({ question }: { readonly question: QuestionCounts }) {
  const { t } = useTexts()
  const chart = chartOf(question)
  const headings = {
    label: t('results.option'),
    count: t('results.count'),
    share: t('results.share'),
  }
  switch (chart.kind) {
    case 'choices':
      return (
        <BarTable
          label={question.Text}
          headings={headings}
          rows={chart.parts.map((part) => ({ ...part, of: question.Answered }))}
        />
      )
    case 'matrix':
      return <MatrixTable title={question.Text} columns={chart.columns} rows={chart.rows} />
    case 'means':
      return <MeansTable title={question.Text} items={chart.items} />
    case 'numbers':
      return <NumbersTable title={question.Text} numbers={chart.numbers} />
    case 'none':
      return hasTexts(question) || question.Answered === 0 ? null : (
        <p className={classes.lead}>{t('results.uncountable')}</p>
      )
  }
}

function NumbersTable({ title, numbers }: { readonly title: string; readonly numbers: Numbers }) {
  const { t, language } = useTexts()
  const show = (value: number) => formatNumber(Number(value.toFixed(2)), language)
  const of = numbers.Bins.reduce((sum, { Count }) => sum + Count, 0)
  return (
    <>
      <p>
        {t('results.numbers', {
          mean: show(numbers.Mean),
          low: show(numbers.Low),
          high: show(numbers.High),
        })}
      </p>
      <BarTable
        label={title}
        headings={{
          label: t('results.value'),
          count: t('results.count'),
          share: t('results.share'),
        }}
        rows={numbers.Bins.map(({ From, To, Count }) => ({
          key: From,
          label: From === To ? show(From) : t('results.fromTo', { from: show(From), to: show(To) }),
          count: Count,
          of,
        }))}
      />
    </>
  )
}
