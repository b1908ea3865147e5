import { useTexts } from '#shared'
import { changeWords, placeOf, type Names } from './change-words.ts'
import type { Change } from './changes.ts'
import changeClasses from './changes.module.css'
import { Stack, Text } from '#layout'

/** More differences than these are only counted. */
const MAX = 60

interface Props {
  readonly changes: readonly Change[]
  readonly names: Names
}

/** Differences in words: where, and from what to what. */
export function ChangeList({ changes, names }: Props) {
  const { t } = useTexts()
  if (changes.length === 0)
    return (
      <Text tone="faint" size="medium">
        {t('projects.change.none')}
      </Text>
    )
  const more = changes.length - MAX
  return (
    <Stack as="ul" gap={2} packed className={changeClasses.changes}>
      {changes.slice(0, MAX).map((change) => (
        <li key={`${change.path.join('.')} ${change.kind}`} data-kind={change.kind}>
          <strong>{placeOf(change.path, names, t).words}</strong>
          <span>{changeWords(change, names, t)}</span>
        </li>
      ))}
      {more > 0 && <li>{t('projects.change.more', { count: more })}</li>}
    </Stack>
  )
}
