import { fold } from '@telemachos/rules/greek-text'
import { useState } from 'react'
import { useTexts } from '#shared'
import { Text } from '#layout'
import { DialogFrame, TextField } from '#ui'
import classes from './picker-dialog.module.css'

interface Props {
  readonly names: readonly { readonly Id: number; readonly Name: string }[]
  readonly value: number | null
  readonly onPick: (id: number, name: string) => void
  readonly onCancel: () => void
}

/** The spreadsheets of the project by name, one of which is picked. */
export function PickerDialog({ names, value, onPick, onCancel }: Props) {
  const { t } = useTexts()
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState(value)
  const wanted = fold(typed.trim())
  const found = names.filter(({ Name }) => fold(Name).includes(wanted))
  // What the search hides is not picked unseen.
  const one = found.find(({ Id }) => Id === picked)
  const [isTried, setTried] = useState(false)
  function pick(): void {
    setTried(true)
    if (one) onPick(one.Id, one.Name)
  }
  return (
    <DialogFrame
      title={t('sheets.pick')}
      confirmLabel={t('sheets.pick.this')}
      onCancel={onCancel}
      onConfirm={pick}
    >
      <TextField
        type="search"
        label={t('sheets.pick.search')}
        value={typed}
        maxLength={100}
        autoComplete="off"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <div role="alert">
        {isTried && !one && (
          <Text tone="failure" size="small">
            {t('sheets.pick.first')}
          </Text>
        )}
      </div>
      {found.length === 0 ? (
        <Text tone="soft" role="status">
          {t('sheets.pick.none')}
        </Text>
      ) : (
        <div role="radiogroup" aria-label={t('sheets.pick')} className={classes.list}>
          {found.map(({ Id, Name }) => (
            <label key={Id} className={classes.one}>
              <input
                type="radio"
                name="spreadsheet"
                checked={Id === picked}
                onChange={() => setPicked(Id)}
              />
              {Name}
            </label>
          ))}
        </div>
      )}
    </DialogFrame>
  )
}
