import { Text } from '#layout'
import { useTexts } from '#shared'
import classes from './audit.module.css'
import type { EntryChange } from './entry.ts'
import { useChangeWords } from './use-change-words.ts'

/** What an entry changed: each value as it was and as it became. */
export function ChangeList({ changes }: { readonly changes: readonly EntryChange[] }) {
  const { t } = useTexts()
  const { nameOf, valueOf } = useChangeWords()
  return (
    <dl className={classes.changes}>
      {changes.map((change, index) => (
        <div key={index}>
          <dt>{nameOf(change)}</dt>
          <Value label={t('audit.change.old')} text={valueOf(change, change.Old)} />
          <Value label={t('audit.change.new')} text={valueOf(change, change.New)} />
        </div>
      ))}
    </dl>
  )
}

interface ValueProps {
  readonly label: string
  /** Null where it is not kept. */
  readonly text: string | null
}

function Value({ label, text }: ValueProps) {
  const { t } = useTexts()
  return (
    <dd>
      <Text as="span" tone="faint">
        {label}
      </Text>{' '}
      {text ? (
        <span>{text}</span>
      ) : (
        <Text as="span" tone="faint">
          {t(text === null ? 'audit.change.unknown' : 'audit.change.none')}
        </Text>
      )}
    </dd>
  )
}
