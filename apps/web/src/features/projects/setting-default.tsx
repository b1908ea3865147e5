import { Button } from '#ui'
import { useTexts } from '#shared'
import { defaultWords } from './change-words.ts'
import { isSame, type Json } from './json-path.ts'
import classes from './projects.module.css'
import type { Setting } from './sections.ts'
import { othersOf } from './texts-at.ts'
import type { ProjectDraft } from './use-project-draft.ts'

interface Props {
  readonly setting: Setting
  readonly edit: ProjectDraft
}

/** What holds where a setting is left out, whether it has been changed, and the way back. */
export function SettingDefault({ setting, edit }: Props) {
  const { t } = useTexts()
  const { path, standard, label, kind, whole } = setting
  const others = kind === 'texts' ? othersOf(setting) : undefined
  if (standard === undefined) return null
  const isChanged = differs(edit.get(path), standard) || (others && edit.get(others) !== undefined)
  // An empty field says itself that nothing is set.
  if (standard === '' && !isChanged) return null
  return (
    <p className={classes.standard}>
      {t('projects.default', { value: defaultWords(standard, path, t) })}
      {isChanged && (
        <>
          {' · '}
          <strong>{t('projects.default.changed')}</strong>{' '}
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => {
              edit.set(path, whole ? standard : undefined)
              if (others) edit.set(others, undefined)
            }}
          >
            {t('projects.default.reset')} <span className="visually-hidden">{t(label)}</span>
          </Button>
        </>
      )}
    </p>
  )
}

function differs(value: Json | undefined, standard: Json): boolean {
  return value !== undefined && value !== null && !isSame(value, standard)
}
