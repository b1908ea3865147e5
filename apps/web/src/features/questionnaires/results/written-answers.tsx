import { keepPreviousData } from '@tanstack/react-query'
import { formatDate, isRealDate } from '@telemachos/rules/dates'
import { pathOf } from '@telemachos/contract/paths'
import { useCall, useTexts } from '#shared'
import { Loadable, Pager, ProjectLink, usePages } from '#ui'
import { FileLink } from './file-link.tsx'
import type { ResultsFilter } from './results-filter.ts'
import type { QuestionCounts } from './question-chart.ts'
import classes from './results.module.css'

/** Dates, and calculators, some of whose inputs are dates: kept as yyyy-mm-dd. */
const DATED: readonly number[] = [13, 26]

interface Props {
  readonly question: QuestionCounts
  readonly filter: ResultsFilter
}

/** What people wrote, the latest first; a name leads to all of the person's answers. */
export function WrittenAnswers({ question, filter }: Props) {
  const { t } = useTexts()
  const pages = usePages()
  const texts = useCall(
    'questionnaires.listWrittenTexts',
    { ...filter, Question: question.Id, ...pages.asked },
    { placeholderData: keepPreviousData },
  )
  const many =
    question.Groups.filter(({ Holds, IsOther }) => Holds === 'text' && !IsOther).length > 1
  const itemOf = (groupId: number): string => {
    const group = question.Groups.find(({ Id }) => Id === groupId)
    if (!group || !many) return ''
    return group.Line === null ? group.Text : `${group.Line}. ${group.Text}`
  }
  return (
    <Loadable query={texts}>
      {({ list, count }) => (
        <>
          {count === 0 && <p className={classes.lead}>{t('results.texts.none')}</p>}
          <ul className={classes.texts}>
            {list.map(({ AnswerSetId, GroupId, Name, Text, FileId }) => (
              <li key={`${AnswerSetId} ${GroupId}`}>
                {itemOf(GroupId) !== '' && <span className={classes.item}>{itemOf(GroupId)}</span>}
                {FileId === null ? (
                  <q className={classes.text}>
                    {DATED.includes(question.TypeId) && isRealDate(Text) ? formatDate(Text) : Text}
                  </q>
                ) : (
                  <FileLink answerSetId={AnswerSetId} fileId={FileId} name={Text} />
                )}
                <ProjectLink to={pathOf('questresults.set', { answerSetId: AnswerSetId })}>
                  {Name || t('results.holder', { id: AnswerSetId })}
                </ProjectLink>
              </li>
            ))}
          </ul>
          <Pager {...pages.of(count)} label={t('results.texts.pages', { title: question.Text })} />
        </>
      )}
    </Loadable>
  )
}
