import { textIn } from '@telemachos/contract/core/text-by-language'
import { fullName } from '@telemachos/rules/greek-person'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../api/api-error.ts'
import { useTexts } from '../i18n/use-texts.ts'
import { ConflictNote } from '../ui/conflict-note.tsx'
import { wordsOf } from './action-form.ts'
import type { ActionForm } from './use-action-form.ts'

/** Somebody else has written in the same fields meanwhile: both answers, and which is to stay. */
export function FormConflict({ form }: { readonly form: ActionForm }) {
  const { t, language } = useTexts()
  const { error, values, settle } = form.draft
  const query = useQuery({
    queryKey: ['form.theirs', form.place, form.part.Part, error],
    queryFn: form.theirs,
    gcTime: 0,
  })
  const named = error instanceof ApiError ? error.details['Fields'] : undefined
  const names = Array.isArray(named) ? named.map(String) : []
  const words = { yes: t('actions.form.yes'), no: t('actions.form.no') }
  const theirs = query.data
  const differences = form.fields
    .filter(({ name }) => names.includes(name))
    .map((field) => ({
      label: textIn(field.label, language),
      mine: wordsOf(field, values[field.name] ?? '', language, words),
      theirs: wordsOf(field, theirs?.values[field.name] ?? '', language, words),
    }))
  return (
    <ConflictNote
      by={theirs?.part.By && fullName(theirs.part.By)}
      at={theirs?.part.At}
      differences={theirs ? differences : []}
      isBusy={!theirs}
      onMine={() => theirs && settle(theirs.values, 'mine', names)}
      onTheirs={() => theirs && settle(theirs.values, 'theirs', names)}
    />
  )
}
