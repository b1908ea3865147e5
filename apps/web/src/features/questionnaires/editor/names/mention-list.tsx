import type { Draft, DraftQuestion } from '@telemachos/questionnaire/author/draft'
import type { Chosen } from '@telemachos/questionnaire/author/history'
import { mentionsOf, type Mention } from '@telemachos/questionnaire/author/mentions'
import { useDeferredValue, useMemo } from 'react'
import { useTexts } from '#shared'
import classes from '../forms/forms.module.css'
import { mentionName } from './mention-name.ts'

interface Props {
  readonly draft: Draft
  readonly question: DraftQuestion
  readonly onGo: (chosen: Chosen) => void
}

/** Where else a question is named, before it is renamed or deleted; nothing where it is not. */
export function MentionList({ draft, question, onGo }: Props) {
  const { t } = useTexts()
  const rested = useDeferredValue(draft)
  const mentions = useMemo(
    () => mentionsOf(rested, [question.Model]).filter(({ id }) => id !== question.Id),
    [rested, question.Model, question.Id],
  )
  if (mentions.length === 0) return null
  return (
    <details className={classes.mentions}>
      <summary>{t('questEdit.mentions', { count: mentions.length })}</summary>
      <ul>
        {mentions.map((mention) => (
          <li key={`${mention.of} ${mention.id} ${mention.part}`}>
            <button type="button" onClick={() => onGo(placeOf(mention))}>
              {mentionName(mention, t)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

function placeOf({ of, id }: Mention): Chosen {
  if (of === 'question') return { kind: 'question', id }
  return of === 'section' ? { kind: 'section', section: Number(id) } : { kind: 'whole' }
}
