import { builtInOf } from '@telemachos/contract/core/define-texts'
import { Stack } from '#layout'
import { formatDateTime } from '@telemachos/rules/dates'
import { formatNumber } from '@telemachos/rules/numbers'
import { pathOf } from '@telemachos/contract/paths'
import { useCall, useTexts } from '#shared'
import { BackArrow, Loadable, ProjectLink, useParams, NamedHeading } from '#ui'
import { AnswerList } from './answer-list.tsx'
import { PrintButton } from './print-button.tsx'
import classes from './results.module.css'
import { ScaleResults, type SetResults } from './scale-results.tsx'
import { usePersonName } from './use-person-name.ts'

/** What came out of one person's attempt: to read, not to change. */
export default function SetResultsPage() {
  const { language } = useTexts()
  const AnswerSetId = Number(useParams()['answerSetId'])
  const results = useCall('questionnaires.getResults', { AnswerSetId, Lang: builtInOf(language) })
  return (
    <Stack key={AnswerSetId} gap={5} className={classes.page}>
      <Loadable query={results}>{(found) => <OneSet results={found} />}</Loadable>
    </Stack>
  )
}

function OneSet({ results }: { readonly results: SetResults }) {
  const { t } = useTexts()
  const { QuestId, MenteeId, Title, Scales, Answers } = results
  const name = usePersonName(MenteeId)
  return (
    <>
      <nav className={classes.ways} aria-label={t('results.tabs')}>
        <ProjectLink to={pathOf('questresults.quest', { questId: QuestId })}>
          <BackArrow />
          {t('results.toQuest')}
        </ProjectLink>
        {MenteeId !== null && (
          <>
            <ProjectLink to={pathOf('mentor.mentee.view', { menteeId: MenteeId })}>
              {t('results.toPerson')}
            </ProjectLink>
            <ProjectLink to={pathOf('combinedresults', { menteeId: MenteeId })}>
              {t('results.toCombined')}
            </ProjectLink>
          </>
        )}
      </nav>
      <header className={classes.head}>
        <div>
          <NamedHeading name={name === '' ? Title : `${name}: ${Title}`} />
          <SetFacts results={results} />
        </div>
        <PrintButton />
      </header>
      {Scales.length > 0 && (
        <section className={classes.section} aria-labelledby="results-scales">
          <h2 id="results-scales" className={classes.heading}>
            {t('results.scales')}
          </h2>
          <ScaleResults scales={Scales} />
        </section>
      )}
      <section className={classes.section} aria-labelledby="results-answers">
        <h2 id="results-answers" className={classes.heading}>
          {t('results.set.answers')}
        </h2>
        <AnswerList answerSetId={results.AnswerSetId} answers={Answers} level={3} />
      </section>
    </>
  )
}

/** When it was finished, and what came too late. */
function SetFacts({ results: { FinishedAt, Late } }: { readonly results: SetResults }) {
  const { t, language } = useTexts()
  return (
    <>
      <p className={classes.lead}>
        {FinishedAt === null
          ? t('results.set.unfinished')
          : t('results.set.finished', { at: formatDateTime(FinishedAt) })}
      </p>
      {Late > 0 && (
        <p className={classes.lead}>
          {t('results.set.late', { count: Late, number: formatNumber(Late, language) })}
        </p>
      )}
    </>
  )
}
