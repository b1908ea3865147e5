import { FailureNotice, Text } from '#layout'
import { useTexts, type CallOutput } from '#shared'
import { effectWords } from './effect-words.ts'
import classes from './scripts.module.css'

interface OutcomeProps {
  readonly outcome: Pick<CallOutput<'scripts.tryCompletionScript'>, 'Refusal' | 'Fault' | 'Effects'>
  readonly titles: ReadonlyMap<number, string>
}

/** What came of a script: why it refused or failed, or what it did. */
export function Outcome({ outcome: { Refusal, Fault, Effects }, titles }: OutcomeProps) {
  const { t } = useTexts()
  if (Fault)
    return (
      <FailureNotice>
        {[Fault.At, t(`services.fault.${Fault.Problem}`), Fault.Message].filter(Boolean).join(' ')}
      </FailureNotice>
    )
  if (Refusal !== null) return <Text>{t('scripts.refuses', { sentence: Refusal })}</Text>
  if (Effects.length === 0) return <Text tone="soft">{t('scripts.nothing')}</Text>
  return (
    <ol className={classes.effects}>
      {Effects.map((effect, place) => (
        <li key={place}>{effectWords(effect, titles, t)}</li>
      ))}
    </ol>
  )
}
