import { keepPreviousData } from '@tanstack/react-query'
import { textIn } from '@telemachos/contract/core/text-by-language'
import { formatDateTime } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
import { useState } from 'react'
import { useCall, useTexts } from '#shared'
import { Loadable, Pager, usePages } from '#ui'
import classes from './form-part.module.css'
import type { FormPartData } from './form-place.ts'

interface Props {
  readonly part: FormPartData
  readonly place: { readonly actionId: number; readonly menteeId: number }
}

/** Who wrote in a part, when, and in which fields; asked for when it is opened. */
export function FormHistory({ part, place }: Props) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className={classes.history}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{t('actions.part.history')}</summary>
      {isOpen && <Changes part={part} place={place} />}
    </details>
  )
}

function Changes({ part, place: { actionId, menteeId } }: Props) {
  const { t, language } = useTexts()
  const pages = usePages()
  const query = useCall(
    'actions.listFormChanges',
    { ActionId: actionId, MenteeId: menteeId, Part: part.Part, ...pages.asked },
    { placeholderData: keepPreviousData, staleTime: 0 },
  )
  const labelOf = (name: string): string => {
    const field = part.Fields.find((one) => one.name === name)
    return field ? textIn(field.label, language) : name
  }
  return (
    <Loadable query={query}>
      {({ list, count }) => (
        <>
          {count === 0 && <p>{t('actions.part.historyNone')}</p>}
          <ol className={classes.changes}>
            {list.map(({ By, At, Fields }) => (
              <li key={`${At} ${By?.Id}`}>
                <strong>{By ? fullName(By) : t('actions.part.somebody')}</strong>,{' '}
                {formatDateTime(At)}: {Fields.map(labelOf).join(', ')}
              </li>
            ))}
          </ol>
          <Pager {...pages.of(count)} />
        </>
      )}
    </Loadable>
  )
}
