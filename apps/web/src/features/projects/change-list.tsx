import { useTexts } from '../../shared/i18n/use-texts.ts'
import { changeWords, placeOf, type Names } from './change-words.ts'
import type { Change } from './changes.ts'
import changeClasses from './changes.module.css'
import classes from './projects.module.css'

/** More differences than these are only counted. */
const MOST = 60

interface Props {
  readonly changes: readonly Change[]
  readonly names: Names
}

/** Differences in words: where, and from what to what. */
export function ChangeList({ changes, names }: Props) {
  const { t } = useTexts()
  if (changes.length === 0) return <p className={classes.quiet}>{t('projects.change.none')}</p>
  const more = changes.length - MOST
  return (
    <ul className={changeClasses.changes}>
      {changes.slice(0, MOST).map((change) => (
        <li key={`${change.path.join('.')} ${change.kind}`} data-kind={change.kind}>
          <strong>{placeOf(change.path, names, t).words}</strong>
          <span>{changeWords(change, names, t)}</span>
        </li>
      ))}
      {more > 0 && <li>{t('projects.change.more', { count: more })}</li>}
    </ul>
  )
}
