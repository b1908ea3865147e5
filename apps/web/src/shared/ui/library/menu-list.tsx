import type { KeyboardEvent, RefObject } from 'react'
import { flushSync } from 'react-dom'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Menu, MenuItem as Item } from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { useTexts } from '../../i18n/use-texts.ts'
import classes from '../menu.module.css'
import type { MenuItem } from '../menu.tsx'

interface MenuListProps {
  readonly id: string
  readonly label: string
  readonly items: readonly MenuItem[]
  readonly align: 'start' | 'end'
  /** The item that the focus begins at where none is current. */
  readonly begin: 'first' | 'last'
  readonly trigger: RefObject<HTMLButtonElement | null>
  readonly onClose: () => void
}

/** The library's part of a Menu (menu.tsx), loaded when somebody comes near one. */
export default function MenuList(props: MenuListProps) {
  const { id, label, items, align, begin, trigger, onClose } = props
  const { language } = useTexts()
  const isChoice = items.some(({ current }) => current !== undefined)

  /** Closes at once: what is done next finds the focus where it was. */
  function close(): void {
    flushSync(onClose)
    trigger.current?.focus()
  }
  // Tab goes on from the button.
  function closeOnTab(event: KeyboardEvent): void {
    if (event.key !== 'Tab') return
    event.stopPropagation()
    close()
  }
  return (
    <I18nProvider locale={language}>
      <Popover
        isOpen
        aria-label={label}
        triggerRef={trigger}
        placement={align === 'end' ? 'bottom end' : 'bottom start'}
        offset={6}
        containerPadding={8}
        className={classes.list ?? ''}
        onOpenChange={onClose}
      >
        <div role="presentation" onKeyDownCapture={closeOnTab}>
          <Menu
            id={id}
            aria-label={label}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- A menu begins at one of its items.
            autoFocus={begin}
            className={classes.items ?? ''}
            {...(isChoice && {
              selectionMode: 'single',
              selectedKeys: items.filter(({ current }) => current).map(({ key }) => key),
            })}
            onClose={onClose}
          >
            {items.map(({ key, label: name, icon, run }) => (
              <Item
                key={key}
                id={key}
                textValue={name}
                className={classes.item ?? ''}
                onAction={() => {
                  close()
                  run()
                }}
              >
                {icon}
                {name}
              </Item>
            ))}
          </Menu>
        </div>
      </Popover>
    </I18nProvider>
  )
}
