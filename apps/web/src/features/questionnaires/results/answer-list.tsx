import { useTexts } from '#shared'
import { FileLink } from './file-link.tsx'
import classes from './results.module.css'
import type { SetResults } from './scale-results.tsx'

/** One person's answers in words, by section. @param level of the sections' headings. */
export function AnswerList({
  answerSetId,
  answers,
  level,
}: {
  readonly answerSetId: number
  readonly answers: SetResults['Answers']
  readonly level: 3 | 4
}) {
  const { t } = useTexts()
  if (answers.length === 0) return <p className={classes.lead}>{t('results.set.noAnswers')}</p>
  const Heading = `h${level}` as const
  const sections = Map.groupBy(answers, ({ Section }) => Section)
  return (
    <>
      {[...sections].map(([title, questions]) => (
        <section key={title} className={classes.answers}>
          {title !== '' && <Heading className={classes.sectionTitle}>{title}</Heading>}
          <dl>
            {questions.map(({ QuestionId, Text, Answer }) => (
              <div key={QuestionId}>
                <dt>{Text}</dt>
                {Answer.map(({ Item, Text: answer, FileId }, place) => (
                  // oxlint-disable-next-line react/no-array-index-key -- They neither move nor come.
                  <dd key={place}>
                    {Item !== '' && <span className={classes.item}>{Item}: </span>}
                    {FileId === undefined ? (
                      answer
                    ) : (
                      <FileLink answerSetId={answerSetId} fileId={FileId} name={answer} />
                    )}
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  )
}
