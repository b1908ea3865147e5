import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import { useTexts } from '../../../shared/i18n/use-texts.ts'
import { usePersonFields } from '../../../shared/people/use-person-fields.ts'
import { ChoiceButton } from '../../../shared/ui/choices/choice-button.tsx'
import type { GridSearchChange } from './filter-fields.tsx'
import { SHOWN_ROLES, type GridSearch } from './grid-search.ts'

const FieldFilterDialog = lazy(() => import('./field-filter-dialog.tsx'))

interface Props {
  readonly projectId: number
  readonly search: GridSearch
  readonly onChange: (change: GridSearchChange) => void
}

/** The filters by the project's own fields, however many, in the place of one. */
export function FieldFilterButton(props: Props) {
  const { t } = useTexts()
  const { where = [] } = props.search
  const { filters, valueOf } = usePersonFields(SHOWN_ROLES)
  const [isOpen, setIsOpen] = useState(false)
  const close = useCallback(() => setIsOpen(false), [])
  const anchor = useRef<HTMLButtonElement>(null)
  if (filters.length === 0) return null
  const chosen = where.flatMap(({ field, values }) => values.map((value) => valueOf(field, value)))
  return (
    <>
      <ChoiceButton
        ref={anchor}
        label={t('actions.grid.filter.fields')}
        text={chosen.join(', ') || t('actions.grid.filter.fields.all')}
        isOn={where.length > 0}
        isOpen={isOpen}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <FieldFilterDialog {...props} anchor={anchor} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
