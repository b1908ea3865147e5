import { Button } from '#ui'
import { formatDateTime } from '@telemachos/rules/dates'
import { useState } from 'react'
import { useTexts } from '#shared'
import { placeOf } from './change-words.ts'
import changeClasses from './changes.module.css'
import classes from './projects.module.css'
import type { ProjectDraft } from './use-project-draft.ts'

interface Props {
  readonly edit: ProjectDraft
  readonly titles: ReadonlyMap<number, string>
}

/** Says that somebody else has saved meanwhile, and offers to join both: nothing is lost. */
export function ConflictNote({ edit, titles }: Props) {
  const { t } = useTexts()
  const [isBusy, setBusy] = useState(false)
  const { conflict, both } = edit
  if (conflict) {
    const { by, at } = conflict
    return (
      <section role="alert" className={changeClasses.alert}>
        <h2 className={classes.heading}>{t('projects.conflict.title')}</h2>
        <p>
          {by && at
            ? t('projects.conflict.who', { name: by, when: formatDateTime(at) })
            : t('projects.conflict.somebody')}{' '}
          {t('projects.conflict.text')}
        </p>
        <Button
          loading={isBusy}
          onClick={() => {
            setBusy(true)
            void edit.merge().finally(() => setBusy(false))
          }}
        >
          {t('projects.conflict.merge')}
        </Button>
      </section>
    )
  }
  if (both.length === 0) return null
  return (
    <section role="status" className={changeClasses.alert}>
      <h2 className={classes.heading}>{t('projects.conflict.both')}</h2>
      <ul className={changeClasses.bullets}>
        {both.map((path) => (
          <li key={path.join('.')}>{placeOf(path, { draft: edit.draft, titles }, t).words}</li>
        ))}
      </ul>
    </section>
  )
}
