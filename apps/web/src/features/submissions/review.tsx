import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  isConflict,
  errorText,
  useMay,
  useWrite,
  noteOwnWrite,
  limitOf,
  refusalOf,
  useTexts,
} from '#shared'
import { Row, Stack } from '#layout'
import { Button, useUnsaved, TextArea, toast } from '#ui'
import classes from './submissions.module.css'
import type { Submission, Work } from './use-work.ts'

interface Props {
  readonly work: Work
  readonly submission: Submission
}

/** Accepting what was handed in, or returning it with a reason. */
export function Review({ work, submission }: Props) {
  const { t } = useTexts()
  const client = useQueryClient()
  const deciding = useWrite('submissions.decide')
  const [isReturning, setReturning] = useState(false)
  const [reason, setReason] = useState('')
  useUnsaved(isReturning && reason.trim() !== '')
  const { ActionId, MenteeId } = work
  const { State, Revision, Slot } = submission
  if (!useMay()('submissions.decide')) return null

  const decide = async (Accept: boolean): Promise<void> => {
    noteOwnWrite(MenteeId, ActionId)
    try {
      const about = { ActionId, MenteeId, Slot, Revision, Accept }
      await deciding.mutateAsync({ ...about, Reason: Accept ? '' : reason })
      setReturning(false)
      setReason('')
      toast(t(Accept ? 'submissions.review.accepted' : 'submissions.review.returned'))
    } catch (error) {
      if (isConflict(error as Error)) void client.invalidateQueries()
    }
  }
  const problem = deciding.error && refusalOf(deciding.error, 'Reason')
  return (
    <Stack gap={3} packed>
      {!isReturning && (
        <Row gap={3} lineGap={2}>
          {State !== 'accepted' && (
            <Button loading={deciding.isPending} onClick={() => void decide(true)}>
              {t('submissions.review.accept')}
            </Button>
          )}
          {State !== 'returned' && (
            <Button variant="default" onClick={() => setReturning(true)}>
              {t('submissions.review.return')}
            </Button>
          )}
        </Row>
      )}
      {isReturning && (
        <>
          <TextArea
            label={t('submissions.review.reason')}
            value={reason}
            maxLength={limitOf('submissions.decide', 'Reason')}
            error={problem}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <Row gap={3} lineGap={2}>
            <Button loading={deciding.isPending} onClick={() => void decide(false)}>
              {t('submissions.review.send')}
            </Button>
            <Button variant="subtle" onClick={() => setReturning(false)}>
              {t('submissions.review.cancel')}
            </Button>
          </Row>
        </>
      )}
      {deciding.error && !problem && (
        <p role="alert" className={classes.error}>
          {isConflict(deciding.error)
            ? t('submissions.slot.conflict')
            : errorText(deciding.error, t)}
        </p>
      )}
    </Stack>
  )
}
