import { textIn } from '@telemachos/contract/core/text-by-language'
import { fullName } from '@telemachos/rules/greek-person'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTexts } from '#shared'
import { ConflictNote } from '#ui'
import { wordsOf } from './action-form.ts'
import type { ActionForm } from './use-action-form.ts'

/** Somebody else has written in some of the fields meanwhile: both answers, and which is to stay. */
export function FormConflict({ form }: { readonly form: ActionForm }) {
  const { t, language } = useTexts()
  const { contested: names, values, settle } = form.draft
  const query = useQuery({
    // Read anew each time that the other writes on.
    queryKey: ['form.theirs', form.place, form.part.Part, names, form.part.At],
    queryFn: form.theirs,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
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
