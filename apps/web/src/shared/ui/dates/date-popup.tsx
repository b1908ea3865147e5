import type { DateBounds } from '@telemachos/rules/date-bounds'
import type { RefObject } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { ModalDialog } from '../modal-dialog.tsx'
import { Calendar } from './calendar.tsx'
import classes from './date-popup.module.css'

interface DatePopupProps {
  readonly anchor: RefObject<HTMLElement | null>
  readonly value: string | null
  readonly bounds: DateBounds
  readonly today: string
  /** Whether the bounds allow today. */
  readonly todayAllowed: boolean
  readonly onPick: (date: string | null) => void
  readonly onClose: () => void
}

/** The calendar of a date field, with today and no date in one step. */
export function DatePopup(props: DatePopupProps) {
  const { anchor, value, bounds, today, todayAllowed, onPick, onClose } = props
  const { t } = useTexts()
  return (
    <ModalDialog isKept label={t('ui.date.choose')} anchor={anchor} onClose={onClose}>
      <div className={classes.popup}>
        <Calendar value={value} bounds={bounds} onPick={onPick} />
        <div className={classes.foot}>
          <button type="button" disabled={value === null} onClick={() => onPick(null)}>
            {t('ui.date.clear')}
          </button>
          {todayAllowed && (
            <button type="button" onClick={() => onPick(today)}>
              {t('ui.date.today')}
            </button>
          )}
        </div>
      </div>
    </ModalDialog>
  )
}
