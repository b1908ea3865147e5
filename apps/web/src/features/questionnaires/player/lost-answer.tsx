import { Row } from '#layout'
import type { Question } from '@telemachos/questionnaire/definition'
import { useTexts } from '#shared'
import { Button, CopyButton } from '#ui'
import { answerWords } from './answer-words.ts'
import type { AnswerSaver } from './saving/answer-saver.ts'
import classes from './player.module.css'

interface Props {
  readonly question: Question
  readonly saver: AnswerSaver
}

const REASONS = {
  conflict: 'error.quest_conflict',
  refused: 'quest.failed.refused',
  late: 'quest.failed.late',
  cleared: 'quest.failed.cleared',
} as const

/** What could not be saved and was taken back: why, what it was, and how to have it back. */
export function LostAnswers({ question, saver }: Props) {
  const { t } = useTexts()
  return question.groups.flatMap((group) => {
    const { rolledBack } = saver.group(group.id)
    if (!rolledBack) return []
    const { answer, why } = rolledBack
    const said = answerWords(group, answer)
    return (
      <div key={group.id} role="alert" className={classes.lost}>
        <p>
          <strong>{t('quest.failed')}</strong>
        </p>
        {why !== 'communication' && <p>{saver.reason(group.id) || t(REASONS[why])}</p>}
        <p>{t('quest.failed.yours')}</p>
        <blockquote dir="auto">{said || t('quest.noAnswer')}</blockquote>
        <Row gap={3} className={classes.buttons}>
          <Button onClick={() => saver.giveBack(group.id)}>{t('quest.failed.giveBack')}</Button>
          <Button variant="default" onClick={() => saver.letGo(group.id)}>
            {t('quest.failed.letGo')}
          </Button>
          {said && <CopyButton text={said} />}
        </Row>
      </div>
    )
  })
}
