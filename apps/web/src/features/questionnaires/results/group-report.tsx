import { builtInOf } from '@telemachos/contract/core/define-texts'
import { keepPreviousData } from '@tanstack/react-query'
import { formatNumber } from '@telemachos/rules/numbers'
import { useCall, useIdentity, useTexts, type CallOutput } from '#shared'
import { EmptyState, Loadable } from '#ui'
import { ChangeWords } from './change-words.tsx'
import classes from './results.module.css'
import { ScaleSummary } from './scale-summary.tsx'

type GroupResults = CallOutput<'questionnaires.getGroupResults'>

/** The scales of several actions over everybody within reach, and how they changed. */
export function GroupReport({ actionIds }: { readonly actionIds: readonly number[] }) {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const results = useCall(
    'questionnaires.getGroupResults',
    { ProjectId, ActionIds: [...actionIds], Lang: builtInOf(language) },
    { placeholderData: keepPreviousData },
  )
  return (
    <Loadable query={results}>
      {({ Results, Changes }) =>
        Results.every(({ Scales }) => Scales.length === 0) ? (
          <EmptyState title={t('results.combined.noScales')} />
        ) : (
          <div className={classes.sections}>
            {Changes.length > 0 && <Changed results={Results} changes={Changes} />}
            {Results.filter(({ Scales }) => Scales.length > 0).map(
              ({ ActionId, Action, Scales }) => (
                <ScaleSummary key={ActionId} title={Action} scales={Scales} />
              ),
            )}
          </div>
        )
      }
    </Loadable>
  )
}

interface ChangedProps {
  readonly results: GroupResults['Results']
  readonly changes: GroupResults['Changes']
}

/** What changed from the first action to the last, of those who have a score in both. */
function Changed({ results, changes }: ChangedProps) {
  const { t, language } = useTexts()
  const show = (value: number | null) => formatNumber(Number((value ?? 0).toFixed(2)), language)
  const actionOf = (id: number) => results.find(({ ActionId }) => ActionId === id)
  return (
    <section className={classes.section} aria-labelledby="results-compare">
      <h2 id="results-compare" className={classes.heading}>
        {t('results.combined.compare')}
      </h2>
      <ul className={classes.scales}>
        {changes.map((change) => {
          const { ScaleId, FromActionId, ToActionId, Count, FromMean, ToMean } = change
          const scale = actionOf(ToActionId)?.Scales.find(({ Id }) => Id === ScaleId)
          return (
            <li key={`${ScaleId} ${FromActionId} ${ToActionId}`} className={classes.scale}>
              <span className={classes.scaleName}>{scale?.Name}</span>
              <ChangeWords change={(ToMean ?? 0) - (FromMean ?? 0)} />
              <span className={classes.lead}>
                {t('results.fromTo', {
                  from: actionOf(FromActionId)?.Action ?? '',
                  to: actionOf(ToActionId)?.Action ?? '',
                })}
              </span>
              <span className={classes.band}>
                {t('results.combined.group', {
                  count: Count,
                  number: formatNumber(Count, language),
                  from: show(FromMean),
                  to: show(ToMean),
                  risen: formatNumber(change.Risen, language),
                  fallen: formatNumber(change.Fallen, language),
                })}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
