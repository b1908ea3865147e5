import { IconCheck } from '@tabler/icons-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { usePopupPlace } from '../use-popup-place.ts'
import classes from './option-popup.module.css'
import type { OptionList } from './use-option-list.ts'

interface OptionPopupProps {
  readonly list: OptionList
  readonly label: string
  /** The values that are chosen. */
  readonly chosen: readonly string[]
  readonly multiple?: boolean
}

/**
 * The options beneath a text field, in the browser's top layer: nothing around them cuts them off.
 * Focus stays in the field.
 */
export function OptionPopup({ list, label, chosen, multiple = false }: OptionPopupProps) {
  const { t } = useTexts()
  const { found, active, anchor, listId, query } = list
  const popup = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => popup.current?.showPopover(), [])
  usePopupPlace(popup, anchor, { sameWidth: true })
  useEffect(() => {
    popup.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div
      ref={popup}
      popover="manual"
      className={classes.popup}
      // A press must not take the focus from the field, which would close the list.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      role="presentation"
    >
      <div
        id={listId}
        role="listbox"
        aria-label={label}
        aria-multiselectable={multiple || undefined}
      >
        {found.map((option) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- The field has the keys.
          <div
            key={option.value}
            id={list.optionId(option)}
            role="option"
            tabIndex={-1}
            aria-selected={chosen.includes(option.value)}
            data-active={option === active ? '' : undefined}
            className={classes.option}
            onPointerMove={() => list.setPlace(found.indexOf(option))}
            onClick={() => list.choose(option)}
          >
            <IconCheck size={18} aria-hidden="true" className={classes.check} />
            {option.label}
          </div>
        ))}
      </div>
      <p role="status" className={found.length === 0 ? classes.none : 'visually-hidden'}>
        {found.length === 0
          ? t('ui.options.none', { query })
          : t('ui.options.found', { count: found.length })}
      </p>
    </div>
  )
}
