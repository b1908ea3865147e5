import { Stack } from '#layout'
import { formatNumber } from '@telemachos/rules/numbers'
import { useState, type FormEvent } from 'react'
import { Button, TextArea } from '#ui'
import { useTexts } from '../i18n/use-texts.ts'
import classes from './numbers.module.css'
import { readNumbers, repeatedNumbers } from './read-numbers.ts'

interface Props {
  /** So many at most. */
  readonly most: number
  readonly onFind: (numbers: readonly string[], repeated: readonly string[]) => void
}

/** A field to paste registry numbers into, however they are separated. */
export function NumbersForm({ most, onFind }: Props) {
  const { t, language } = useTexts()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()

  function find(event: FormEvent): void {
    event.preventDefault()
    const numbers = readNumbers(typed)
    const count = numbers.length
    if (count === 0) setError(t('people.numbers.none'))
    else if (count > most) {
      const number = (value: number) => formatNumber(value, language)
      setError(t('people.numbers.tooMany', { count: number(count), most: number(most) }))
    } else {
      setError(undefined)
      onFind(numbers, repeatedNumbers(typed))
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
    </Stack>
  )
}
