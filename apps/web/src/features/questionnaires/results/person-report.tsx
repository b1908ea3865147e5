import { builtInOf } from '@telemachos/contract/core/define-texts'
import { formatDate } from '@telemachos/rules/dates'
import { formatNumber } from '@telemachos/rules/numbers'
import { pathOf } from '@telemachos/contract/paths'
import { useCall, useTexts } from '#shared'
import { EmptyState, Loadable, ProjectLink } from '#ui'
import { AnswerList } from './answer-list.tsx'
import { ChangeWords } from './change-words.tsx'
import { compareScales } from './compare-scales.ts'
import classes from './results.module.css'
import { ScaleResults, type SetResults } from './scale-results.tsx'

interface Props {
  readonly menteeId: number
  readonly reportId: number | null
  readonly actions: readonly { readonly value: number; readonly label: string }[]
  readonly withAnswers: boolean
}

/** One person's results of several actions: scales side by side, then each by itself. */
export function PersonReport({ menteeId, reportId, actions, withAnswers }: Props) {
  const { t, language } = useTexts()
  const combined = useCall('questionnaires.getCombinedResults', {
    MenteeId: menteeId,
    ReportId: reportId,
    ActionIds: actions.map(({ value }) => value),
    Lang: builtInOf(language),
  })
  const titleOf = ({ ActionId, Title }: SetResults): string =>
    actions.find(({ value }) => value === ActionId)?.label ?? Title
  return (
    <Loadable query={combined}>
      {({ Title: title, Lead, Parts, Results }) =>
        Results.length === 0 ? (
          <EmptyState title={t('results.combined.unfinished')} />
        ) : (
          <div className={classes.sections}>
            {title !== null && (
              <header>
                <h2 className={classes.heading}>{title}</h2>
                {Lead !== '' && <p className={classes.lead}>{Lead}</p>}
              </header>
            )}
            {Results.length > 1 && <Comparison sets={Results} titleOf={titleOf} />}
            {Results.map((set) => (
              <section
                key={set.AnswerSetId}
                className={classes.section}
                aria-labelledby={`set-${set.AnswerSetId}`}
              >
                <div>
                  <h2 id={`set-${set.AnswerSetId}`} className={classes.heading}>
                    {titleOf(set)}
                  </h2>
                  {set.FinishedAt !== null && (
                    <p className={classes.lead}>
                      {t('results.set.finished', { at: formatDate(set.FinishedAt) })}
                    </p>
                  )}
                </div>
                {set.Scales.length > 0 && <ScaleResults scales={set.Scales} />}
                {(title === null ? withAnswers : Parts !== 'scales') ? (
                  <AnswerList answerSetId={set.AnswerSetId} answers={set.Answers} level={3} />
                ) : (
                  <ProjectLink
                    to={pathOf('questresults.set', { answerSetId: set.AnswerSetId })}
                    className={classes.way}
                  >
                    {t('results.toSet')}
                  </ProjectLink>
                )}
              </section>
            ))}
          </div>
        )
      }
    </Loadable>
  )
}

interface ComparisonProps {
  readonly sets: readonly SetResults[]
  readonly titleOf: (set: SetResults) => string
}

/** Scales that were asked more than once, from the first time to the last. */
function Comparison({ sets: all, titleOf }: ComparisonProps) {
  const { t, language } = useTexts()
  const show = (value: number) => formatNumber(Number(value.toFixed(2)), language)
  const compared = compareScales(all).filter(({ change }) => change !== null)
  // Those that have nothing to compare would only widen the table.
  const sets = all.filter((_, place) => compared.some(({ results }) => results[place]))
  const scales = compareScales(sets).filter(({ change }) => change !== null)
  if (scales.length === 0) return null
  return (
    <section className={classes.section} aria-labelledby="results-compare">
      <h2 id="results-compare" className={classes.heading}>
        {t('results.combined.compare')}
      </h2>
      <div
        role="region"
        aria-label={t('results.wholeTable', { title: t('results.combined.compare') })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A wide table is scrolled by the keyboard too.
        tabIndex={0}
        className={classes.frame}
      >
        <table aria-labelledby="results-compare" className={classes.matrix}>
          <thead>
            <tr>
              <th scope="col">{t('results.scale')}</th>
              {sets.map((set) => (
                <th key={set.AnswerSetId} scope="col">
                  {titleOf(set)}
                </th>
              ))}
              <th scope="col">{t('results.combined.change')}</th>
            </tr>
          </thead>
          <tbody>
            {scales.map(({ key, name, results, change }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {sets.map(({ AnswerSetId }, place) => {
                  const result = results[place]
                  return (
                    <td key={AnswerSetId}>
                      {result?.Score === undefined || result.Score === null
                        ? '–'
                        : show(result.Score)}
                      {result?.Band && <span className={classes.part}> {result.Band.Name}</span>}
                    </td>
                  )
                })}
                <td>
                  <ChangeWords change={change ?? 0} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
