import { Stack } from '#layout'
import { Button, TextArea, useUnsaved } from '#ui'
import { useTexts } from '#shared'
import { formatNumber } from '@telemachos/rules/numbers'
import { pastedNumbers, type PastedNumbers } from '@telemachos/rules/registry-numbers'
import { useState, type FormEvent } from 'react'
import classes from './numbers.module.css'
import { OddNumbers } from './odd-numbers.tsx'

interface Props {
  /** So many at most. */
  readonly most: number
  readonly onFind: (numbers: readonly string[]) => void
}

const NOTHING: PastedNumbers = { numbers: [], repeated: [], unreadable: [] }

/** A field to paste registry numbers into, however they are separated; what is none is told. */
export function NumbersForm({ most, onFind }: Props) {
  const { t, language } = useTexts()
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState('')
  // A list that was looked for has done what it was written for.
  useUnsaved(typed.trim() !== '' && typed !== found)
  const [error, setError] = useState<string>()
  const [{ repeated, unreadable }, setRead] = useState(NOTHING)

  function find(event: FormEvent): void {
    event.preventDefault()
    const read = pastedNumbers(typed)
    setRead(read)
    const count = read.numbers.length
    if (count === 0) setError(t('people.numbers.none'))
    else if (count > most) {
      const number = (value: number) => formatNumber(value, language)
      setError(t('people.numbers.tooMany', { count: number(count), most: number(most) }))
    } else {
      setError(undefined)
      setFound(typed)
      onFind(read.numbers)
    }
  }
  return (
    <Stack as="form" gap={3} className={classes.form} onSubmit={find}>
      <TextArea
        label={t('people.numbers')}
        hint={t('people.numbers.hint', { most: formatNumber(most, language) })}
        error={error}
        rows={5}
        value={typed}
        spellCheck={false}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button type="submit" size="md">
        {t('people.numbers.find')}
      </Button>
      <OddNumbers kind="repeated" numbers={repeated} />
      <OddNumbers kind="unreadable" numbers={unreadable} />
    </Stack>
  )
}
