import type { ProjectSettings } from '@telemachos/contract/projects/entities'
import { Suspense, useCallback, useMemo, useRef, useState } from 'react'
import { useCall, useTexts } from '#shared'
import { ChoiceButton, lazyPart } from '#ui'
import type { GridSearchChange } from './filter-fields.tsx'
import type { GridSearch } from './grid-search.ts'
import { offersFields } from './offers-fields.ts'

const ChosenFields = lazyPart(() => import('./chosen-fields.tsx'))
const FieldFilterDialog = lazyPart(() => import('./field-filter-dialog.tsx'))

interface Props {
  readonly projectId: number
  readonly search: GridSearch
  readonly onChange: (change: GridSearchChange) => void
}

/** The filters by the project's own fields, however many, in the place of one. */
export function FieldFilterButton(props: Props) {
  const { t } = useTexts()
  const { projectId, search } = props
  const { where } = search
  const { data } = useCall('projects.getProjectById', { Id: projectId }, { staleTime: 300_000 })
  const isOffered = useMemo(
    () => data !== undefined && offersFields(JSON.parse(data.Settings) as ProjectSettings),
    [data],
  )
  const [isOpen, setIsOpen] = useState(false)
  const close = useCallback(() => setIsOpen(false), [])
  const anchor = useRef<HTMLButtonElement>(null)
  if (!isOffered) return null
  return (
    <>
      <ChoiceButton
        ref={anchor}
        label={t('actions.grid.filter.fields')}
        text={
          where ? (
            <Suspense fallback="…">
              <ChosenFields where={where} />
            </Suspense>
          ) : (
            t('actions.grid.filter.fields.all')
          )
        }
        isOn={where !== undefined}
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
