import { IconX } from '@tabler/icons-react'
import type { ComponentProps, RefObject } from 'react'
import { useTexts } from '#shared'
import { IconButton, ModalDialog } from '#ui'
import classes from './field-filter-dialog.module.css'
import { GridFieldFilters } from './grid-field-filters.tsx'

type Props = ComponentProps<typeof GridFieldFilters> & {
  readonly anchor: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** The filters by the project's own fields, beside their button; they work at once. */
export default function FieldFilterDialog({ anchor, onClose, ...filters }: Props) {
  const { t } = useTexts()
  const title = t('actions.grid.filter.fields.title')
  return (
    <ModalDialog isKept label={title} anchor={anchor} className={classes.dialog} onClose={onClose}>
      <div className={classes.fields}>
        <div className={classes.head}>
          <h2 className={classes.title}>{title}</h2>
          <IconButton label={t('actions.cell.close')} onClick={onClose}>
            <IconX aria-hidden="true" size={18} />
          </IconButton>
        </div>
        <GridFieldFilters {...filters} />
      </div>
    </ModalDialog>
  )
}
