import { builtInOf } from '@telemachos/contract/core/define-texts'
import { pathOf } from '@telemachos/contract/paths'
import { Stack } from '#layout'
import { keepPreviousData } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCall, useIdentity, useTexts } from '#shared'
import { BackArrow, EmptyState, Loadable, ProjectLink, Tabs, useParams, NamedHeading } from '#ui'
import { AnsweredPeople } from './answered-people.tsx'
import { Counts } from './counts.tsx'
import { ExportResults } from './export-results.tsx'
import { PrintButton } from './print-button.tsx'
import type { Distribution } from './question-chart.ts'
import { QuestionFigure } from './question-figure.tsx'
import { ResultsFilters } from './results-filters.tsx'
import { readResultsSearch, type ResultsFilter, type ResultsSearch } from './results-filter.ts'
import classes from './results.module.css'
import { ScaleSummary } from './scale-summary.tsx'

/** One questionnaire over everybody within reach: each question in numbers, and who answered. */
export default function QuestResultsPage() {
  const questId = Number(useParams()['questId'])
  return <QuestResults key={questId} questId={questId} />
}

function QuestResults({ questId }: { readonly questId: number }) {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const raw: Record<string, unknown> = useSearch({ strict: false })
  const search = readResultsSearch(raw)
  const navigate = useNavigate()
  const change = (next: Partial<ResultsSearch>) =>
    void navigate({ to: '.', search: { ...search, ...next }, replace: true, resetScroll: false })
  const filter: ResultsFilter = {
    ProjectId,
    QuestId: questId,
    ActionId: search.action ?? null,
    Version: search.version ?? null,
    State: search.state ?? 'finished',
    Lang: builtInOf(language),
  }
  const found = useCall('questionnaires.getDistribution', filter, {
    placeholderData: keepPreviousData,
  })
  return (
    <Stack gap={5} className={classes.page}>
      <ProjectLink to={pathOf('questresults')} className={classes.back}>
        <BackArrow />
        {t('results.back')}
      </ProjectLink>
      <Loadable query={found}>
        {(distribution) => (
          <>
            <header className={classes.head}>
              <NamedHeading name={distribution.Title} />
              <div className={classes.tools}>
                <ExportResults
                  filter={{ ...filter, Version: distribution.Version }}
                  distribution={distribution}
                />
                <PrintButton />
              </div>
            </header>
            <ResultsFilters distribution={distribution} search={search} onChange={change} />
            <Counts counts={distribution} />
            <Tabs
              label={t('results.tabs')}
              tabs={[
                { key: 'questions', label: t('results.tab.questions') },
                { key: 'people', label: t('results.tab.people') },
              ]}
              current={search.tab ?? 'questions'}
              onChange={(tab) => change({ tab: tab === 'people' ? 'people' : undefined })}
            >
              {search.tab === 'people' ? (
                <AnsweredPeople
                  questId={questId}
                  actionId={search.action ?? null}
                  manyActions={distribution.Actions.length > 1}
                />
              ) : (
                <InNumbers distribution={distribution} filter={filter} />
              )}
            </Tabs>
          </>
        )}
      </Loadable>
    </Stack>
  )
}

interface InNumbersProps {
  readonly distribution: Distribution
  readonly filter: ResultsFilter
}

function InNumbers({ distribution, filter }: InNumbersProps) {
  const { t } = useTexts()
  const { Sets, Scales, Questions, Version } = distribution
  if (Sets === 0) {
    return (
      <EmptyState
        picture="questionnaire"
        title={t('results.noneCounted')}
        text={t('results.noneCountedText')}
      />
    )
  }
  return (
    <div className={classes.sections}>
      {Scales.length > 0 && <ScaleSummary title={t('results.scales')} scales={Scales} />}
      <section className={classes.section} aria-labelledby="results-questions">
        <h2 id="results-questions" className={classes.heading}>
          {t('results.questions')}
        </h2>
        <div className={classes.questions}>
          {Questions.map((question, place) => (
            <QuestionFigure
              key={question.Id}
              question={question}
              section={Questions[place - 1]?.Section === question.Section ? '' : question.Section}
              filter={{ ...filter, Version }}
            />
          ))}
        </div>
      </section>
    </div>
  )
}
