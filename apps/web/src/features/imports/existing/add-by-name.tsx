import { Card, Heading, Text } from '#layout'
import { EVALUATION_CHUNK } from '@telemachos/contract/imports/limits'
import { useState, type FormEvent } from 'react'
import { errorText, useIdentity, useTexts, useWrite, type CallOutput } from '#shared'
import { Button, TextArea, useUnsaved } from '#ui'
import { usePluralText } from '../use-plural-text.ts'
import classes from './add-existing.module.css'

interface Outcome {
  readonly joined: number
  readonly already: number
  readonly refused: readonly { readonly name: string; readonly why: string }[]
}

const NOTHING: Outcome = { joined: 0, already: 0, refused: [] }

/** People by their user names, so many a call; those who are refused stay in the field. */
export function AddByName() {
  const { t } = useTexts()
  const told = usePluralText()
  const { ProjectId } = useIdentity()
  const [typed, setTyped] = useState('')
  /** Who was refused stays in the field, and is told beside it. */
  const [left, setLeft] = useState('')
  useUnsaved(typed !== left && typed.trim() !== '')
  const [outcome, setOutcome] = useState<Outcome>()
  const add = useWrite('imports.addEvaluationMentees')

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    let waiting = namesIn(typed)
    let sum = NOTHING
    try {
      while (waiting.length > 0) {
        const Users = waiting.slice(0, EVALUATION_CHUNK)
        const { Rows } = await add.mutateAsync({ ProjectId, Users })
        waiting = waiting.slice(EVALUATION_CHUNK)
        sum = summed(sum, Users, Rows)
      }
    } catch {
      // Said below, as the mutation keeps it; who was not reached stays in the field.
    }
    setOutcome(sum)
    const refused = sum.refused.map(({ name }) => name)
    setTyped([...refused, ...waiting].join('\n'))
    setLeft(refused.join('\n'))
  }

  return (
    <Card
      as="form"
      gap={4}
      className={classes.card}
      aria-label={t('existing.names.title')}
      onSubmit={(event) => void submit(event)}
    >
      <Heading>{t('existing.names.title')}</Heading>
      <TextArea
        label={t('existing.names.label')}
        hint={t('existing.names.hint')}
        rows={6}
        value={typed}
        spellCheck={false}
        autoCapitalize="none"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div role="status">
        {outcome && told('existing.done', outcome.joined, { already: outcome.already })}
      </div>
      <Text role="alert" as="div" tone="failure">
        {add.error && <p>{errorText(add.error, t)}</p>}
        {outcome && outcome.refused.length > 0 && (
          <ul className={classes.refused}>
            {outcome.refused.map(({ name, why }) => (
              <li key={name}>
                <strong>{name}</strong>: {why}
              </li>
            ))}
          </ul>
        )}
      </Text>
      <Button type="submit" loading={add.isPending} disabled={namesIn(typed).length === 0}>
        {t('existing.names.add')}
      </Button>
    </Card>
  )
}

/** User names parted by lines, commas or blanks, each once. */
const namesIn = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter(Boolean))]

function summed(
  before: Outcome,
  names: readonly string[],
  rows: CallOutput<'imports.addEvaluationMentees'>['Rows'],
): Outcome {
  const countOf = (verdict: string): number =>
    rows.filter(({ Verdict }) => Verdict === verdict).length
  const refused = rows.flatMap(({ Verdict, Faults }, place) =>
    Verdict === 'refused'
      ? [{ name: names[place] ?? '', why: Faults.map(({ Message }) => Message).join(' ') }]
      : [],
  )
  return {
    joined: before.joined + countOf('joined'),
    already: before.already + countOf('already'),
    refused: [...before.refused, ...refused],
  }
}
