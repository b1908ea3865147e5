import { useEffect, useState } from 'react'
import type { Attempt } from '../attempt.ts'
import { say } from '../types/type-props.ts'
import type { AttemptFiles } from './attempt-files.ts'
import { AttemptUploads } from './attempt-uploads.ts'

/** The files that are on their way to an attempt, which answer their questions once they have arrived. */
export function useUploadsTo(
  { id: answerSetId, saver }: Attempt,
  epoch: number,
  add: AttemptFiles['add'],
): AttemptUploads {
  const [uploads] = useState(
    () =>
      new AttemptUploads({
        answerSetId,
        epoch,
        onArrived: (groupId, file) => {
          add(file)
          saver.answer(groupId, say(String(file.Id)))
        },
      }),
  )
  useEffect(() => uploads.open(), [uploads])
  return uploads
}
