import { IconArrowUp, IconFolder } from '@tabler/icons-react'
import { namesOf, parentOf } from '@telemachos/contract/library/category-path'
import { keepPreviousData } from '@tanstack/react-query'
import { useCall, useTexts } from '#shared'
import { Button, Loadable } from '#ui'
import classes from './library.module.css'

interface Props {
  readonly value: string
  /** A folder that is not offered. */
  readonly without?: string | undefined
  readonly onChange: (folder: string) => void
}

/** Chooses a folder by going there: into one that is shown, or one up. */
export function FolderField({ value, without, onChange }: Props) {
  const { t } = useTexts()
  const folders = useCall(
    'library.listFolders',
    { Category: value },
    { placeholderData: keepPreviousData },
  )
  const parent = parentOf(value)
  const where = [t('library.root'), ...namesOf(value)].join(' › ')
  return (
    <fieldset className={classes['chooser']}>
      <legend>{t('library.folder')}</legend>
      <p className={classes['chosen']} aria-live="polite">
        {where}
      </p>
      <Loadable query={folders}>
        {({ SubCategories }) => (
          <ul className={classes['choices']}>
            {parent !== undefined && (
              <li>
                <Button
                  variant="subtle"
                  leftSection={<IconArrowUp size={18} aria-hidden="true" />}
                  onClick={() => onChange(parent)}
                >
                  {t('library.folder.up')}
                </Button>
              </li>
            )}
            {SubCategories.filter(({ Name }) => Name !== without).map(({ Name, Title }) => (
              <li key={Name}>
                <Button
                  variant="subtle"
                  leftSection={<IconFolder size={18} aria-hidden="true" />}
                  onClick={() => onChange(Name)}
                >
                  {Title}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loadable>
    </fieldset>
  )
}
