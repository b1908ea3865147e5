import { Row } from '../../layout/row.tsx'
import { Text } from '../../layout/text.tsx'
import { useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { Checkbox } from '../choices/checkbox.tsx'
import { filterOptions } from '../choices/option-list.ts'
import { TextField } from '../text-field.tsx'
import classes from './choice-dialog.module.css'
import { DialogFrame } from './dialog-frame.tsx'
import type { ChoiceRequest } from './dialog-store.ts'

/** A longer list can be searched. */
const SEARCHED_FROM = 9

interface Props {
  readonly request: ChoiceRequest
  readonly answer: (chosen: string[]) => void
  readonly cancel: () => void
}

/** Asks to choose any number of options; the answer has them in the order of the list. */
export function ChoiceDialog({ request, answer, cancel }: Props) {
  const { t } = useTexts()
  const { title, text, options, confirmLabel } = request
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState(() => new Set(request.chosen))
  const found = filterOptions(options, query)
  const count = options.filter(({ value }) => chosen.has(value)).length
  const choose = (values: readonly string[], on: boolean) => {
    const next = new Set(chosen)
    for (const value of values) {
      if (on) next.add(value)
      else next.delete(value)
    }
    setChosen(next)
  }
  return (
    <DialogFrame
      title={title}
      text={text}
      confirmLabel={confirmLabel}
      onCancel={cancel}
      onConfirm={() =>
        answer(options.map(({ value }) => value).filter((value) => chosen.has(value)))
      }
    >
      {options.length >= SEARCHED_FROM && (
        <TextField
          label={t('ui.options.search')}
          type="search"
          value={query}
          autoComplete="off"
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      )}
      <div>
        <Row gap={4} lineGap={0} align="center" justify="between" className={classes.head}>
          <Checkbox
            label={t('ui.options.all')}
            checked={found.length > 0 && found.every(({ value }) => chosen.has(value))}
            mixed={found.some(({ value }) => chosen.has(value))}
            onChange={(on) =>
              choose(
                found.map(({ value }) => value),
                on,
              )
            }
          />
          <Text role="status" tone="faint" size="small">
            {count === 0 ? t('ui.options.noneChosen') : t('ui.options.chosen', { count })}
          </Text>
        </Row>
        <ul className={classes.list} aria-label={title}>
          {found.map(({ value, label }) => (
            <li key={value}>
              <Checkbox
                label={label}
                checked={chosen.has(value)}
                onChange={(on) => choose([value], on)}
              />
            </li>
          ))}
        </ul>
        {found.length === 0 && <p className={classes.none}>{t('ui.options.none', { query })}</p>}
      </div>
    </DialogFrame>
  )
}
