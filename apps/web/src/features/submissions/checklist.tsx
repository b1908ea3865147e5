import { textIn } from '@telemachos/contract/core/text-by-language'
import { formatDateTime } from '@telemachos/rules/dates'
import { useState } from 'react'
import { errorText, useWrite, noteOwnWrite, useTexts } from '#shared'
import { Checkbox } from '#ui'
import { Text } from '#layout'
import classes from './submissions.module.css'
import type { Work } from './use-work.ts'

interface Props {
  readonly work: Work
  /** Only to be read. */
  readonly isClosed: boolean
}

/** The lines of a task, each saved as it is ticked, with who ticked it. */
export function Checklist({ work, isClosed }: Props) {
  const { t, language } = useTexts()
  const { ActionId, MenteeId, Needs, Ticks } = work
  const ticking = useWrite('submissions.tick')
  // What was ticked last is shown at once.
  const [last, setLast] = useState<{ readonly id: string; readonly done: boolean }>()
  const isDone = (id: string): boolean =>
    ticking.isPending && last?.id === id
      ? last.done
      : Ticks.some(({ Item, Done }) => Item === id && Done)
  const change = (id: string, done: boolean): void => {
    setLast({ id, done })
    noteOwnWrite(MenteeId, ActionId)
    ticking.mutate({ ActionId, MenteeId, Item: id, Done: done })
  }
  const doneCount = Needs.checklist.filter(({ id }) => isDone(id)).length
  return (
    <div>
      <p className={classes.progress}>
        {t('submissions.progress', { done: doneCount, total: Needs.checklist.length })}
      </p>
      <ul className={classes.list}>
        {Needs.checklist.map(({ id, label, required }) => {
          const tick = Ticks.find(({ Item, Done }) => Item === id && Done)
          const words = textIn(label, language)
          return (
            <li key={id}>
              <Checkbox
                label={required ? words : `${words} (${t('submissions.list.optional')})`}
                checked={isDone(id)}
                disabled={isClosed}
                onChange={(done) => change(id, done)}
              />
              {tick && (
                <Text tone="faint" size="small" className={classes.by}>
                  {t('submissions.list.by', {
                    name: tick.By
                      ? `${tick.By.FirstName} ${tick.By.LastName}`
                      : t('submissions.slot.someone'),
                    at: formatDateTime(tick.At),
                  })}
                </Text>
              )}
            </li>
          )
        })}
      </ul>
      <p role="status" className={classes.status}>
        {ticking.isPending && t('submissions.list.saving')}
        {ticking.isSuccess && t('submissions.list.saved')}
      </p>
      {ticking.error && (
        <p role="alert" className={classes.error}>
          {errorText(ticking.error, t)}
        </p>
      )}
    </div>
  )
}
