import { fold } from '@telemachos/rules/greek-text'
import { useState, type RefObject } from 'react'
import { useGroupWords, useTexts } from '#shared'
import { Button, Checkbox, ModalDialog, WindowHead } from '#ui'
import { chosenColumns } from './column-filter.ts'
import type { GridColumn } from './grid-rows.ts'
import type { ToolbarProps } from './grid-toolbar.tsx'
import classes from './column-choice.module.css'

interface Props extends ToolbarProps {
  readonly anchor: RefObject<HTMLElement | null>
  readonly onClose: () => void
}

/** Which actions the grid shows, found by their title or group; at once, beside it. */
export default function ColumnChoice({ columns, search, anchor, onChange, onClose }: Props) {
  const { t } = useTexts()
  const groupWords = useGroupWords()
  const [typed, setTyped] = useState('')
  const chosen = new Set((search.cols ? chosenColumns(columns, search.cols) : columns).map(idOf))
  const words = fold(typed).split(' ').filter(Boolean)
  const found = columns.filter(({ Title, Group }) => {
    const text = fold(`${Title} ${Group.join(' ')}`)
    return words.every((word) => text.includes(word))
  })
  function show(ids: ReadonlySet<number>): void {
    if (ids.size === 0) return
    const isAll = ids.size === columns.length
    const cols = isAll ? undefined : columns.map(idOf).filter((id) => ids.has(id))
    onChange({ cols, col: undefined })
  }
  function tick(id: number, isOn: boolean): void {
    const next = new Set(chosen)
    if (isOn) next.add(id)
    else next.delete(id)
    show(next)
  }
  const title = t('actions.grid.choice.title')
  return (
    <ModalDialog isKept label={title} anchor={anchor} className={classes.dialog} onClose={onClose}>
      <WindowHead centred closeLabel={t('actions.grid.choice.close')} onClose={onClose}>
        <h2 className={classes.title}>{title}</h2>
      </WindowHead>
      <div className={classes.tools}>
        <input
          type="search"
          data-autofocus=""
          className={classes.search}
          value={typed}
          maxLength={200}
          autoComplete="off"
          aria-label={t('actions.grid.choice.search')}
          placeholder={t('actions.grid.choice.search')}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <p role="status" className={classes.count}>
          {t('actions.grid.choice.some', { shown: chosen.size, total: columns.length })}
        </p>
        <div className={classes.many}>
          <Button variant="default" size="sm" onClick={() => show(new Set(columns.map(idOf)))}>
            {t('actions.grid.choice.all')}
          </Button>
          {typed.trim() !== '' && found.length > 0 && (
            <Button variant="default" size="sm" onClick={() => show(new Set(found.map(idOf)))}>
              {t('actions.grid.choice.onlyFound', { count: found.length })}
            </Button>
          )}
        </div>
      </div>
      <ul className={classes.list}>
        {found.map(({ Id, Title, Group }) => (
          <li key={Id} title={groupWords(Group)}>
            <Checkbox
              label={Title}
              checked={chosen.has(Id)}
              disabled={chosen.size === 1 && chosen.has(Id)}
              onChange={(isOn) => tick(Id, isOn)}
            />
          </li>
        ))}
        {found.length === 0 && <li>{t('actions.grid.choice.none')}</li>}
      </ul>
    </ModalDialog>
  )
}

const idOf = ({ Id }: GridColumn): number => Id
