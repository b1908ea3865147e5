import { IconSearch } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTexts } from '#shared'
import { ModalDialog } from '#ui'
import type { MenuTab } from './build-menu.ts'
import classes from './command-palette.module.css'
import type { Command } from './command.ts'
import { findCommands, type CommandGroup } from './find-commands.ts'
import { useActionCommands } from './use-action-commands.ts'
import { useCommands } from './use-commands.ts'
import { useFoundPeople } from './use-found-people.ts'
import { useSettingCommands } from './use-setting-commands.ts'

interface CommandPaletteProps {
  readonly tabs: readonly MenuTab[]
  readonly openKeys: () => void
  readonly onClose: () => void
}

/** Finds a page, a person, an action, a setting or another command by a few letters and opens it (Ctrl+K). */
export default function CommandPalette({ tabs, openKeys, onClose }: CommandPaletteProps) {
  const own = useCommands(tabs, openKeys)
  const actions = useActionCommands()
  const settings = useSettingCommands()
  const { t } = useTexts()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const [place, setPlace] = useState(0)
  const people = useFoundPeople(query)
  // People come from the server: below what is there at once, nothing moves when they arrive.
  const groups = [
    ...findCommands([...own, ...actions, ...settings], query),
    ...groupOf(people.commands),
  ]
  const found = groups.flatMap((group) => group.commands)
  const active = found[place]

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [place])

  function choose(command: Command): void {
    onClose()
    command.run()
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && found.length > 0) setPlace((place + step + found.length) % found.length)
    else if (event.key === 'Enter' && active) choose(active)
    else return
    event.preventDefault()
  }

  return (
    <ModalDialog
      isKept
      label={t('core.palette.title')}
      onClose={onClose}
      className={classes.dialog}
    >
      <div className={classes.palette}>
        <div className={classes.search}>
          <IconSearch size={20} aria-hidden="true" />
          <input
            type="text"
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            className={classes.input}
            aria-label={t('core.palette.search')}
            placeholder={t('core.palette.search')}
            aria-expanded={found.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={active && `${id}-${active.id}`}
            value={query}
            onChange={(event) => {
              setQuery(event.target.value)
              setPlace(0)
            }}
            onKeyDown={onKeyDown}
          />
          <button type="button" className={classes.close} onClick={onClose}>
            {t('core.dialog.close')}
          </button>
        </div>
        <p role="status" className="visually-hidden">
          {query.trim() !== '' &&
            !people.isLooking &&
            t('core.palette.found', { count: found.length })}
        </p>
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={t('core.palette.results')}
          className={classes.list}
        >
          {groups.map(({ title, commands: members }) => (
            <div key={title} role="group" aria-label={title}>
              <div className={classes.group} aria-hidden="true">
                {title}
              </div>
              {members.map((command) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- The field has the keys.
                <div
                  key={command.id}
                  id={`${id}-${command.id}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={command === active}
                  className={classes.option}
                  onPointerMove={() => setPlace(found.indexOf(command))}
                  onClick={() => choose(command)}
                >
                  <span className={classes.label}>{command.label}</span>
                  {command.note && <small className={classes.note}>{command.note}</small>}
                </div>
              ))}
            </div>
          ))}
        </div>
        {people.isLooking && people.commands.length === 0 && (
          <p className={classes.looking}>{t('core.palette.looking')}</p>
        )}
        {found.length === 0 && !people.isLooking && (
          <p className={classes.nothing}>
            <strong>{t('core.palette.nothing', { query })}</strong>
            {t('core.palette.nothing.next')}
          </p>
        )}
        <p className={classes.keys} aria-hidden="true">
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> {t('core.palette.move')}
          </span>
          <span>
            <kbd>Enter</kbd> {t('core.palette.choose')}
          </span>
          <span>
            <kbd>Esc</kbd> {t('core.palette.close')}
          </span>
        </p>
      </div>
    </ModalDialog>
  )
}

const groupOf = (commands: readonly Command[]): CommandGroup[] =>
  commands[0] ? [{ title: commands[0].group, commands }] : []
