import type { RefObject } from 'react'
import { useTexts } from '#shared'
import { ModalDialog } from '#ui'
import { FilterFields } from './filter-fields.tsx'
import { GridFieldFilters } from './grid-field-filters.tsx'
import { countFilters, NO_FILTERS } from './grid-search.ts'
import type { ToolbarProps } from './grid-toolbar.tsx'
import { OrderField } from './grid-toolbar.tsx'
import classes from './filter-sheet.module.css'

interface Props extends ToolbarProps {
  /** The button that it opens beside; on a phone it rises from below. */
  readonly anchor?: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** Filters and order; they work at once, behind or beside it. */
export default function FilterSheet(props: Props) {
  const { t } = useTexts()
  const { projectId, search, anchor, onChange, onClose } = props
  return (
    <ModalDialog
      isKept
      label={t('actions.grid.filters')}
      className={anchor ? classes.beside : classes.sheet}
      {...(anchor && { anchor })}
      onClose={onClose}
    >
      <div className={classes.fields}>
        <h2 className={classes.title}>{t('actions.grid.filters')}</h2>
        <FilterFields {...props} />
        <div className={classes.details}>
          <GridFieldFilters projectId={projectId} search={search} onChange={onChange} />
        </div>
        <OrderField {...props} />
        <div className={classes.foot}>
          {countFilters(search) > 0 && (
            <button type="button" className={classes.clear} onClick={() => onChange(NO_FILTERS)}>
              {t('actions.grid.clearFilters')}
            </button>
          )}
          <button type="button" className={classes.show} onClick={onClose}>
            {t('actions.grid.showResults')}
          </button>
        </div>
      </div>
    </ModalDialog>
  )
}
