import { useState } from 'react'
import { call, useTexts } from '#shared'
import { askToConfirm, Button, toast, showSystemMessage } from '#ui'
import { Row } from '#layout'

interface Props {
  readonly answerSetId: number
  /** Shows the questionnaire as it then is. */
  readonly onCleared: () => Promise<unknown>
}

/** For administrators: clears all answers for good, once that is confirmed (spec §4, §8). */
export function ClearAnswers({ answerSetId, onCleared }: Props) {
  const { t } = useTexts()
  const [isBusy, setBusy] = useState(false)
  const clear = async (): Promise<void> => {
    const question = { title: t('quest.clearAll'), text: t('quest.clearAll.text'), danger: true }
    if (!(await askToConfirm({ ...question, confirmLabel: t('quest.clearAll') }))) return
    setBusy(true)
    try {
      await call('questionnaires.clear', { id: answerSetId })
      toast(t('quest.clearAll.done'))
      await onCleared()
    } catch (error) {
      showSystemMessage(error, t)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Row nowrap justify="end">
      <Button variant="default" loading={isBusy} onClick={() => void clear()}>
        {t('quest.clearAll')}
      </Button>
    </Row>
  )
}
